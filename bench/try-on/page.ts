import { openLitertTracker } from '../../src/web/try-on/tracker/litert-tracker.ts'
import type { Tracker } from '../../src/web/try-on/tracker/tracker.ts'

/** What is done to a picture before it is read again. */
export interface Copy {
  rollDegrees?: number
  isMirrored?: boolean
  scale?: number
  brightness?: number
}

export interface Read {
  width: number
  height: number
  landmarks: number[] | null
  tookMs: number
}

let opened: Promise<Tracker> | undefined
const tracker = () => {
  opened ??= openLitertTracker(() => {}, new AbortController().signal)
  return opened
}

async function copyOf(address: string, { rollDegrees = 0, isMirrored = false, scale = 1, brightness = 1 }: Copy) {
  const image = new Image()
  image.src = address
  await image.decode()
  const shrink = Math.min(1, 1280 / Math.max(image.naturalWidth, image.naturalHeight)) * scale
  const canvas = new OffscreenCanvas(Math.round(image.naturalWidth * shrink), Math.round(image.naturalHeight * shrink))
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  context.filter = `brightness(${brightness})`
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((rollDegrees * Math.PI) / 180)
  context.scale(isMirrored ? -1 : 1, 1)
  context.drawImage(image, -canvas.width / 2, -canvas.height / 2, canvas.width, canvas.height)
  return createImageBitmap(canvas)
}

/** Reads a picture, or a copy of it that was turned, mirrored, made smaller or darker. */
async function read(address: string, copy: Copy, kind: 'still' | 'live'): Promise<Read> {
  const frame = await copyOf(address, copy)
  const { width, height } = frame
  const { landmarks, tookMs } = await (await tracker()).track(frame, kind)
  return { width, height, landmarks: landmarks && [...landmarks], tookMs }
}

export type Bench = { read: typeof read }

Object.assign(window, { bench: { read } satisfies Bench })
