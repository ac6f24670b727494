import type { Product } from '../../src/contract/catalog.ts'
import type { Look } from '../../src/contract/pictures.ts'
import { UNADJUSTED } from '../../src/domain/fitting/manual-adjustment.ts'
import { solvePose } from '../../src/domain/fitting/solve-pose.ts'
import type { Painter, Subject } from '../../src/web/try-on/mirror/painter.ts'
import { createPainter3d } from '../../src/web/try-on/mirror/painter-3d.ts'
import type { FaceMesh } from '../../src/web/try-on/tracker/face-mesh.ts'

/** The square of the picture that a try-on shows, in mm of the head: its side, and how far its middle is above the origin. */
const SHOWN_MM = 230
const MIDDLE_UP_MM = 14

export interface Frame {
  slug: string
  look: Look
}

type Face = Required<Pick<Subject, 'landmarks' | 'hands'>> & { picture: ImageBitmap }

let painter: Painter | undefined
const looks = new Map<string, Look>()

/**
 * Draws a frame on a face and cuts the face out.
 * @param side of the result, in pixels
 * @returns the data URL of a PNG
 */
export async function wear(
  { picture, landmarks, hands }: Face,
  frame: Frame,
  mesh: FaceMesh,
  side: number,
): Promise<string> {
  looks.set(frame.slug, frame.look)
  painter ??= createPainter3d(mesh, async (slug) => looks.get(slug) ?? null)
  const product = { id: [...looks.keys()].indexOf(frame.slug) + 1, slug: frame.slug } as Product
  await painter.prepare(product)
  const { width, height } = picture
  const pose = solvePose(landmarks, { width, height })
  const detail = Math.min(2, Math.max(1, side / (SHOWN_MM * pose.pxPerMm)))
  const size = { width: Math.round(width * detail), height: Math.round(height * detail) }
  const canvas = Object.assign(document.createElement('canvas'), size)
  const subject: Subject = { picture, width, height, landmarks, pose, hands, scale: 1, detail }
  painter.paint(canvas.getContext('2d') as CanvasRenderingContext2D, subject, product, UNADJUSTED)
  return cutOut(canvas, subject, side)
}

function cutOut(painted: HTMLCanvasElement, { pose, width, height }: Subject, side: number): string {
  const shown = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = shown.getContext('2d') as CanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  const [x, y] = pose.project([0, MIDDLE_UP_MM, 0])
  const halfSide = (SHOWN_MM / 2) * pose.pxPerMm
  context.setTransform(side / (2 * halfSide), 0, 0, side / (2 * halfSide), side / 2, side / 2)
  context.drawImage(painted, -x, -y, width, height)
  return shown.toDataURL('image/png')
}
