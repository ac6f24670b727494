import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** A hand before a wall, with a finger stretched out. */
const PHOTO = fileURLToPath(new URL('../../node_modules/fingerpose/assets/nocurl.jpg', import.meta.url))
const SIZE = { width: 480, height: 640 }
/** The tip of the finger, and a place on it towards the palm, in pixels of the photo. */
const TIP = [222, 104] as const
const ON_FINGER = [212, 240] as const
/** The hand has more colour than the wall; the wall's corner at the lower left has more than the rest of it. */
const MIN_SATURATION = 0.24
const MIN_SATURATION_IN_CORNER = 0.38
const isInCorner = (x: number, y: number) => x < 150 && y > 480

export interface HandPlace {
  /** Where the fingertip is, in pixels of the picture. */
  tip: readonly [x: number, y: number]
  /** Pixels of the picture to one of the photo of the hand. */
  scale: number
  /** Of the hand, 1 as it was photographed. */
  brightness?: number
}

/** The picture with a pointing hand before it, and places on its finger from the tip towards the palm. */
export async function withHand(picture: Buffer, { tip, scale, brightness = 1 }: HandPlace) {
  const { width, height } = await sharp(picture).metadata()
  const hand = await sharp(await cutOutHand())
    .resize(Math.round(SIZE.width * scale), Math.round(SIZE.height * scale))
    .linear([brightness, brightness, brightness, 1], [0, 0, 0, 0])
    .png()
    .toBuffer()
  const [left, top] = [Math.round(tip[0] - TIP[0] * scale), Math.round(tip[1] - TIP[1] * scale)]
  const crop = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const shown = await sharp(hand)
    .extract({
      ...crop,
      width: Math.min(Math.round(SIZE.width * scale) - crop.left, width - Math.max(0, left)),
      height: Math.min(Math.round(SIZE.height * scale) - crop.top, height - Math.max(0, top)),
    })
    .png()
    .toBuffer()
  const place = { left: Math.max(0, left), top: Math.max(0, top) }
  const photo = await sharp(picture)
    .composite([{ input: shown, ...place }])
    .jpeg({ quality: 95 })
    .toBuffer()
  const onFinger = Array.from({ length: 12 }, (_, i) => {
    const share = 0.1 + (0.9 * i) / 11
    return [tip[0] + (ON_FINGER[0] - TIP[0]) * scale * share, tip[1] + (ON_FINGER[1] - TIP[1]) * scale * share] as const
  })
  return { photo, onFinger }
}

/** The hand without the wall, as a PNG. */
async function cutOutHand(): Promise<Buffer> {
  const { data, info } = await sharp(readFileSync(PHOTO)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const mask = Buffer.alloc(width * height)
  for (let i = 0; i < mask.length; i++) {
    const colours = [...data.subarray(i * 3, i * 3 + 3)]
    const [most, least] = [Math.max(...colours), Math.min(...colours)]
    const limit = isInCorner(i % width, Math.floor(i / width)) ? MIN_SATURATION_IN_CORNER : MIN_SATURATION
    mask[i] = (most - least) / most > limit ? 255 : 0
  }
  const raw = { width, height, channels: 1 } as const
  const alpha = await sharp(mask, { raw }).median(9).blur(1).extractChannel(0).raw().toBuffer()
  return sharp(data, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw })
    .png()
    .toBuffer()
}
