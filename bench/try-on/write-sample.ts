import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { read } from './measure-faces.ts'

/**
 * Reads the sample portrait and writes its landmarks, in tenths of a pixel.
 * @throws Error where no face is found in it
 */
export async function writeSample(page: Page, file: string): Promise<void> {
  const { landmarks } = await read(page, '/sample/sample-portrait.webp')
  if (!landmarks) throw new Error('no face was found in the sample portrait')
  writeFileSync(file, JSON.stringify(landmarks.map((value) => Math.round(value * 10) / 10)))
}
