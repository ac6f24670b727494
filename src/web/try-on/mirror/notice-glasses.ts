import { rimEvidence, wearsGlasses } from '../../../domain/fitting/worn-glasses.ts'
import type { Subject } from './painter.ts'

/** The part of the face that frames reach, in pixels of 0.75 mm. */
const [WIDTH, HEIGHT] = [192, 160]
const MM_PER_PX = 0.75
const MIDDLE = [0, 8, 40] as const

/** Whether somebody wears glasses in a photo; false where the picture cannot be read. */
export function noticeGlasses({ picture, pose, width, height }: Omit<Subject, 'scale'>): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  const [x, y] = pose.project(MIDDLE)
  const scale = 1 / (MM_PER_PX * pose.pxPerMm)
  const [left, top] = [x - WIDTH / 2 / scale, y - HEIGHT / 2 / scale]
  context.imageSmoothingQuality = 'medium'
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
  context.drawImage(picture, 0, 0, width, height)
  const { data: pixels } = context.getImageData(0, 0, WIDTH, HEIGHT)
  return wearsGlasses(rimEvidence({ width: WIDTH, height: HEIGHT, pixels, left, top, scale }, pose))
}
