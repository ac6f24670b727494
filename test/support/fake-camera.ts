import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from './e2e-test.ts'
import { movingPortraitClip } from './portrait.ts'
import { chooseFrame, openCapture } from './try-on.ts'

let clip: Promise<string> | undefined

async function writeClip(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'shop-camera-')), 'moving.mjpeg')
  writeFileSync(file, await movingPortraitClip())
  return file
}

/** Launch options of a browser whose camera shows a moving face. Files with equal ones share a browser and a shop. */
export async function movingFaceCamera(...more: string[]) {
  clip ??= writeClip()
  return {
    ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${await clip}`,
      ...more,
    ],
  }
}

export async function openLive(page: Page): Promise<void> {
  await openCapture(page)
  await chooseFrame(page, /^Akamas Aviator, Gold/)
  await page.getByRole('button', { name: 'Use Webcam' }).click()
}
