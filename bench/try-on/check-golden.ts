import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Bench } from './page.ts'
import { max, percent, type Row } from './result-table.ts'

/** Yaw, pitch, roll in degrees. */
const POSES = [
  [0, 0, 0],
  [25, 0, 0],
  [-25, 0, 0],
  [0, 18, 0],
  [0, -18, 0],
  [0, 0, 20],
  [31, 10, -10],
  [-31, -10, 10],
] as const
const MAX_CHANNEL_DIFFERENCE = 24

const fileOf = (pose: readonly number[]) => new URL(`./golden/${pose.join('_')}.png`, import.meta.url)

/** Compares eight rendered poses with the pictures in `golden`; 2 % of the pixels may differ. */
export async function checkGolden(page: Page, isWriting: boolean): Promise<Row> {
  const differences: number[] = []
  for (const pose of POSES) {
    const url = await page.evaluate((p) => (window as unknown as { bench: Bench }).bench.golden(p[0], p[1], p[2]), pose)
    const rendered = Buffer.from(url.split(',')[1] ?? '', 'base64')
    if (isWriting) writeFileSync(fileOf(pose), await sharp(rendered).png({ palette: true, quality: 90 }).toBuffer())
    differences.push(await difference(rendered, readFileSync(fileOf(pose))))
  }
  return {
    name: 'golden pictures of eight poses',
    target: '≤ 2 % of pixels differ',
    measured: percent(max(differences)),
    isMet: max(differences) <= 0.02,
  }
}

async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([a, b].map((png) => sharp(png).removeAlpha().raw().toBuffer()))
  if (!one || one.length !== other?.length) return 1
  let different = 0
  for (let i = 0; i < one.length; i += 3) {
    if ([0, 1, 2].some((at) => Math.abs((one[i + at] ?? 0) - (other[i + at] ?? 0)) > MAX_CHANNEL_DIFFERENCE))
      different++
  }
  return different / (one.length / 3)
}
