import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import type { Eyes } from '../../src/domain/fitting/eyes.ts'
import { currentBuild } from '../../src/server/rendering/builds.ts'
import type { Page } from './e2e-test.ts'
import type { ReplayedFace } from './replay-tracker.ts'

const REPLAY = readFileSync(new URL('./replay-tracker.ts', import.meta.url), 'utf8')
const TRACKER = 'src/web/try-on/tracker/litert-tracker.ts'
const DIST = new URL('../../dist/', import.meta.url)
const SAMPLE = new URL('../../public/pictures/sample-landmarks.json', import.meta.url)

/** The landmarks of the sample portrait, scaled and shifted to the right in pixels. */
export function sampleLandmarks(scale = 1, shiftRight = 0): number[] {
  const whole: number[] = JSON.parse(readFileSync(SAMPLE, 'utf8'))
  return whole.map((value, i) => value * scale + (i % 3 === 0 ? shiftRight : 0))
}

/**
 * Replaces the tracker of a page by one that replays readings. It answers the request for the tracker's file, so the shop
 * itself needs no switch for it.
 */
export async function replaceTracker(
  page: Page,
  faces: readonly (number[] | null)[],
  eyeReadings: readonly Eyes[] = [],
  face: ReplayedFace = {},
): Promise<void> {
  const { code } = await transformWithOxc(REPLAY, 'replay-tracker.ts', { lang: 'ts' })
  const body = `${code}
const seen = ${JSON.stringify(faces)}.map((face) => face && Float32Array.from(face))
export async function openLitertTracker(onProgress) {
  onProgress(1)
  return createReplayTracker(seen, ${JSON.stringify(eyeReadings)}, ${JSON.stringify(face)})
}`
  const { [TRACKER]: tracker } = JSON.parse(
    readFileSync(new URL('client/manifest.json', currentBuild(DIST, 'storefront')), 'utf8'),
  ) as Record<string, { file: string }>
  if (tracker === undefined) throw new Error(`the build has no chunk for ${TRACKER}`)
  await page.route(`**/${tracker.file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}
