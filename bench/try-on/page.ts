import { mesh } from 'virtual:face-models'
import type { Product } from '../../src/contract/catalog.ts'
import { UNADJUSTED } from '../../src/domain/fitting/hand-adjustment.ts'
import { solvePose } from '../../src/domain/fitting/solve-pose.ts'
import { createPainter2d } from '../../src/web/try-on/mirror/painter-2d.ts'
import { createPainter3d } from '../../src/web/try-on/mirror/painter-3d.ts'
import { download } from '../../src/web/try-on/tracker/download.ts'
import { readFaceMesh } from '../../src/web/try-on/tracker/face-mesh.ts'
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

const painters = new Map<string, ReturnType<typeof createPainter2d>>()

async function painterOf(kind: '2d' | '3d') {
  const known = painters.get(kind)
  if (known) return known
  const canonical = readFaceMesh(await download(mesh, () => {}))
  const findLook = async (slug: string) => (await fetch(`/api/products/${slug}/look`)).json()
  const painter = kind === '2d' ? createPainter2d() : createPainter3d(canonical, findLook)
  painters.set(kind, painter)
  return painter
}

async function wear(address: string, copy: Copy, slug: string, kind: '2d' | '3d', crop = 0) {
  const product: Product = await (await fetch(`/api/products/${slug}`)).json()
  const frame = await copyOf(address, copy)
  const { width, height } = frame
  const look = await (await tracker()).track(frame, 'still')
  if (!look.landmarks) return null
  const painter = await painterOf(kind)
  const t0 = performance.now()
  await painter.prepare(product)
  const preparedMs = performance.now() - t0
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pose = solvePose(look.landmarks, { width, height })
  const sitter = { picture: look.frame, width, height, landmarks: look.landmarks, pose, scale: 1 }
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const began = performance.now()
  painter.paint(context, sitter, product, UNADJUSTED)
  context.getImageData(0, 0, 1, 1)
  const tookMs = performance.now() - began
  if (crop === 0) document.body.append(canvas)
  else {
    const reach = pose.pxPerMm * 120
    const [x, y] = pose.project([0, 10, 50])
    const cut = document.createElement('canvas')
    Object.assign(cut, { width: crop, height: crop })
    cut.getContext('2d')?.drawImage(canvas, x - reach, y - reach, reach * 2, reach * 2, 0, 0, crop, crop)
    document.body.append(cut)
  }
  return [preparedMs, tookMs]
}

export type Bench = { read: typeof read; wear: typeof wear }

Object.assign(window, { bench: { read, wear } satisfies Bench })
