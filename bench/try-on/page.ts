import { mesh } from 'virtual:try-on-models'
import type { Product } from '../../src/contract/catalog.ts'
import type { Eyes } from '../../src/domain/fitting/eyes.ts'
import { UNADJUSTED } from '../../src/domain/fitting/manual-adjustment.ts'
import { createPoseSmoother } from '../../src/domain/fitting/smooth-pose.ts'
import { solvePose } from '../../src/domain/fitting/solve-pose.ts'
import { noticeGlasses } from '../../src/web/try-on/mirror/notice-glasses.ts'
import { noticeHands } from '../../src/web/try-on/mirror/notice-hands.ts'
import { createPainter3d } from '../../src/web/try-on/mirror/painter-3d.ts'
import { download } from '../../src/web/try-on/tracker/download.ts'
import { type FaceMesh, readFaceMesh } from '../../src/web/try-on/tracker/face-mesh.ts'
import { openLitertTracker } from '../../src/web/try-on/tracker/litert-tracker.ts'
import type { FaceReading, Tracker } from '../../src/web/try-on/tracker/tracker.ts'
import { createDrawingClock } from './drawing-clock.ts'
import { GOLDEN_FRAME, GOLDEN_SIDE } from './golden-frame.ts'
import { type Copy, createCopy } from './picture-copy.ts'
import { createSyntheticPose, projectLandmarks } from './synthetic-face.ts'
import { type Frame, wear } from './wear.ts'

export interface Read {
  width: number
  height: number
  landmarks: number[] | null
  tookMs: number
}

/** Enough to follow a resting face. */
const TRACKING_FRAMES = 4
/** A long focal length, so that the frame fills golden pictures. */
const GOLDEN_FOCAL = 3
let opened: Promise<Tracker> | undefined

function openTracker(): Promise<Tracker> {
  opened ??= openLitertTracker(() => {}, new AbortController().signal)
  return opened
}

/** The face of a still; null where none is found. */
async function findFace(url: string, copy: Copy) {
  const tracker = await openTracker()
  const { frame: picture, landmarks } = await tracker.track(await createCopy(url, copy), 'still')
  return landmarks && { tracker, picture, landmarks }
}

async function read(url: string, copy: Copy, mode: 'still' | 'live'): Promise<Read> {
  const frame = await createCopy(url, copy)
  const { width, height } = frame
  const { landmarks, tookMs } = await (await openTracker()).track(frame, mode)
  return { width, height, landmarks: landmarks && [...landmarks], tookMs }
}

let canonical: Promise<FaceMesh> | undefined
let painter: ReturnType<typeof createPainter3d> | undefined
const GOLDEN_PRODUCT = { id: 1, slug: 'golden' } as Product

async function preparePainter() {
  canonical ??= download(mesh, () => {}).then(readFaceMesh)
  const face = await canonical
  painter ??= createPainter3d(face, async () => GOLDEN_FRAME)
  await painter.prepare(GOLDEN_PRODUCT)
  return { face, painter3d: painter }
}

/** The canonical face with a frame on, on a plain background, as the data URL of a PNG. */
async function golden(yaw: number, pitch: number, roll: number): Promise<string> {
  const { face, painter3d } = await preparePainter()
  const canvas = Object.assign(document.createElement('canvas'), { width: GOLDEN_SIDE, height: GOLDEN_SIDE })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = 'tan'
  context.fillRect(0, 0, GOLDEN_SIDE, GOLDEN_SIDE)
  const size = { width: GOLDEN_SIDE, height: GOLDEN_SIDE }
  const pose = createSyntheticPose(yaw, pitch, roll, GOLDEN_SIDE, GOLDEN_FOCAL)
  const subject = { ...size, picture: await createImageBitmap(canvas), pose, scale: 1 }
  painter3d.paint(context, { ...subject, landmarks: projectLandmarks(face.points, pose) }, GOLDEN_PRODUCT, UNADJUSTED)
  return canvas.toDataURL('image/png')
}

export interface Cost {
  totalMs: number
  drawingMs: number
}

let drawingMsSince: (() => number) | undefined

async function paintLive(url: string, copy: Copy, times: number, isCoarse = false): Promise<Cost[]> {
  drawingMsSince ??= createDrawingClock()
  const [{ painter3d }, tracker] = await Promise.all([preparePainter(), openTracker()])
  const smooth = createPoseSmoother()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const costs: Cost[] = []
  for (let i = 0; i < times; i++) {
    const { frame, landmarks } = await tracker.track(await createCopy(url, copy), 'live')
    const { width, height } = frame
    if (!landmarks) continue
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    drawingMsSince()
    const startedAtMs = performance.now()
    const pose = smooth(solvePose(landmarks, { width, height }), { x: width / 2, y: height / 2 }, startedAtMs / 1000)
    painter3d.paint(
      context,
      { picture: frame, width, height, landmarks, pose, scale: 1, isLive: true, isCoarse },
      GOLDEN_PRODUCT,
      UNADJUSTED,
    )
    costs.push({ totalMs: performance.now() - startedAtMs, drawingMs: drawingMsSince() })
    frame.close()
  }
  return costs
}

/** A face with a frame on, or null where no face is found. */
async function dress(url: string, copy: Copy, frame: Frame, side: number): Promise<string | null> {
  canonical ??= download(mesh, () => {}).then(readFaceMesh)
  const face = await findFace(url, copy)
  if (!face) return null
  const hands = await noticeHands(face.tracker, face.picture, face.landmarks)
  return wear({ ...face, hands }, frame, await canonical, side)
}

/** Whether the face of a picture is found to wear glasses; null where no face is found. */
async function glasses(url: string, copy: Copy): Promise<boolean | null> {
  const face = await findFace(url, copy)
  if (!face) return null
  const { width, height } = face.picture
  return noticeGlasses({ ...face, width, height, pose: solvePose(face.landmarks, { width, height }) })
}

/** The hands in front of the face of a still or beside it; null where no face is found. */
async function hands(url: string, copy: Copy): Promise<number[][] | null> {
  const face = await findFace(url, copy)
  return face && (await noticeHands(face.tracker, face.picture, face.landmarks)).map((hand) => [...hand])
}

/** The age of the face of a still, in years; null where no face is found. */
async function age(url: string, copy: Copy): Promise<number | null> {
  const face = await findFace(url, copy)
  if (!face) return null
  await face.tracker.load('age')
  return face.tracker.guessAge(face.picture, face.landmarks)
}

async function eyes(address: string, copy: Copy): Promise<Read & { eyes: Eyes | null }> {
  const tracker = await openTracker()
  await tracker.load('eyes')
  tracker.reset()
  let look: FaceReading | undefined
  for (let times = 0; times < TRACKING_FRAMES; times++)
    look = await tracker.track(await createCopy(address, copy), 'eyes')
  const { frame, landmarks, eyes: seen, tookMs } = look as FaceReading
  const { width, height } = frame
  return { width, height, landmarks: landmarks && [...landmarks], tookMs, eyes: seen ?? null }
}

const bench = { read, hands, age, eyes, golden, paintLive, dress, glasses }
export type Bench = typeof bench
Object.assign(window, { bench })
