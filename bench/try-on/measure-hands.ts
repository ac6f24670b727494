import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { handOutline } from '../../src/domain/fitting/hand-outline.ts'
import { withHand } from '../../test/support/hand-photo.ts'
import { outlineCovers } from '../../test/support/outline-covers.ts'
import { read } from './measure-faces.ts'
import type { Bench } from './page.ts'
import { percent, type Row } from './result-table.ts'

const [RIGHT_EYE, LEFT_EYE] = [33, 263]
/** Where the fingertip is: from the middle between the eyes, in shares of the distance of their outer corners. */
const TIPS = [
  [0.25, 0],
  [-0.25, 0.05],
  [0, -0.15],
  [0, 0.3],
  [0.5, 0.1],
] as const
/** Pixels of the photo of the hand to the distance between the eyes' outer corners of the person that it is of. */
const EYES_IN_HAND_PHOTO = 165
/** With room for a hand below, the page does not scale them down. */
const MAX_SIDE = 800
/** Of a picture in daylight. */
const USUAL_MEAN = 105

interface FacePhoto {
  /** Of the bench's page. */
  url: string
  bytes: Buffer
}

/**
 * Lays a pointing hand before faces and counts where it is noticed, how much of the finger is covered, and where hands are
 * noticed on bare faces.
 * @param folder where composed pictures are written, served as `/hands`
 */
export async function measureHands(page: Page, faces: readonly FacePhoto[], folder: string): Promise<Row> {
  const counts = { written: 0, hands: 0, noticed: 0, places: 0, covered: 0, bare: 0, falsely: 0 }
  mkdirSync(folder, { recursive: true })
  for (const { url, bytes } of faces) {
    const { width, height } = await read(page, url)
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
    const { landmarks, ...size } = await read(page, url, { scale })
    if (!landmarks) continue
    counts.bare++
    counts.falsely += (await handsOf(page, url))?.length ? 1 : 0
    const [right, left] = [RIGHT_EYE, LEFT_EYE].map((i) => [landmarks[i * 3] ?? 0, landmarks[i * 3 + 1] ?? 0] as const)
    if (!right || !left) continue
    const eyes = Math.hypot(left[0] - right[0], left[1] - right[1])
    const { picture, brightness } = await prepare(bytes, size)
    for (const [across, down] of TIPS) {
      const tip = [(right[0] + left[0]) / 2 + across * eyes, (right[1] + left[1]) / 2 + down * eyes] as const
      const { photo, onFinger } = await withHand(picture, { tip, scale: eyes / EYES_IN_HAND_PHOTO, brightness })
      const name = `${counts.written++}.jpg`
      writeFileSync(join(folder, name), photo)
      const found = await handsOf(page, `/hands/${name}`)
      // Nothing is drawn where the hand hides the face.
      if (!found) continue
      counts.hands++
      if (found.length > 0) counts.noticed++
      counts.places += onFinger.length
      counts.covered += onFinger.filter((place) => found.some((hand) => outlineCovers(handOutline(hand), place))).length
    }
  }
  return {
    name: 'hands noticed, places of the finger covered, and hands falsely noticed on bare faces',
    target: '≥ 90 %, ≥ 90 %, ≤ 10 %',
    measured: `${counts.noticed} of ${counts.hands}, ${percent(counts.covered / counts.places)}, ${counts.falsely} of ${counts.bare}`,
    isMet:
      counts.noticed >= 0.9 * counts.hands &&
      counts.covered >= 0.9 * counts.places &&
      counts.falsely <= 0.1 * counts.bare,
  }
}

/** The picture with room for a whole hand below, and the brightness of a hand in its light. */
async function prepare(bytes: Buffer, { width, height }: { width: number; height: number }) {
  const face = sharp(bytes).resize(width, height)
  const { channels } = await face.clone().greyscale().stats()
  const picture = await face
    .extend({ bottom: Math.round(height / 2), extendWith: 'copy' })
    .png()
    .toBuffer()
  return { picture, brightness: Math.min(1, (channels[0]?.mean ?? USUAL_MEAN) / USUAL_MEAN) }
}

const handsOf = (page: Page, url: string): Promise<number[][] | null> =>
  page.evaluate((address) => (window as unknown as { bench: Bench }).bench.hands(address, {}), url)
