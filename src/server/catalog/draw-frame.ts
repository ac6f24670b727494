import type { Frame } from '../../domain/eyewear.ts'
import { dimensionLines } from './dimension-lines.ts'
import { CAMERAS, type Camera, projectFront } from './frame-camera.ts'
import { paintPads, paintRivets, paintShadow } from './frame-fittings.ts'
import { companionMetal, type Finish, finishOf, sleeveFinish, TONES, tintOf } from './frame-palette.ts'
import { type FrontGeometry, frontGeometry, lensCentre } from './front-solids.ts'
import { paintLens } from './paint-lens.ts'
import { boxOf, paintSolid } from './paint-solid.ts'
import { paintTemple } from './paint-temple.ts'
import type { Point } from './smooth-path.ts'
import { element, picture } from './svg.ts'
import { templeFaces } from './temple-geometry.ts'

export const FRAME_VIEWS = ['front', 'three-quarter', 'side', 'measured'] as const
export type FrameView = (typeof FRAME_VIEWS)[number]

/**
 * A frame as an SVG picture of 1600 × 1000 on pure white, drawn from its own millimetres. All frames of one view share
 * a scale (8.8 px per mm in front), so a wide frame is wider on the page.
 *
 * @param seed decides the pattern of mottled acetates; the same word draws the same picture
 * @param title what a screen reader says of the picture
 */
export function drawFrame(frame: Frame, view: FrameView, seed: string = frame.shape + frame.color, title = ''): string {
  const camera: Camera = CAMERAS[view === 'measured' ? 'front' : view]
  const front = frontGeometry(frame)
  const arms = temples(frame, front, camera, seed)
  const lenses = paintLenses(frame, front, camera)
  const solids = paintSolids(frame, front, camera, seed)
  const content = [
    element('defs', {}, lenses.defs + solids.defs),
    view === 'measured' ? '' : paintShadow(frame, front, camera, 'sh'),
    arms.drawn,
    lenses.body,
    paintPads(frame, front, camera),
    solids.body,
    paintRivets(frame, front, camera),
    view === 'measured' ? dimensionLines(frame) : '',
  ]
  const middle: Point = camera.yaw === 0 ? [0, 0] : middleOf([...arms.points, ...solids.points])
  return picture(title, camera.scale, middle, TONES.ground, content.join(''))
}

/** The finishes of every part of a frame: browlines and metal frames are made of two. */
function partFinishes(frame: Frame, isWire: boolean): Record<'frame' | 'wire' | 'arm' | 'tip', Finish> {
  const own = finishOf(frame.color)
  return { frame: own, wire: companionMetal(frame.color), arm: own, tip: isWire ? sleeveFinish(frame.color) : own }
}

function temples(frame: Frame, front: FrontGeometry, camera: Camera, seed: string) {
  const finishes = partFinishes(frame, front.isWire)
  const sides = [-1, 1] as const
  const seen = sides.map((side) => ({ side, faces: templeFaces(frame, front, camera, side) }))
  const drawn = seen
    .map(({ side, faces }) => paintTemple(side < 0 ? 'tl' : 'tr', faces, finishes, `${seed}${side}`))
    .join('')
  return { drawn, points: seen.flatMap(({ faces }) => faces.flatMap(({ points }) => points)) }
}

function paintLenses(frame: Frame, front: FrontGeometry, camera: Camera): { defs: string; body: string } {
  const sides = frame.shape === 'shield' ? [1] : [-1, 1]
  const painted = sides.map((side) => {
    const outline = front.lens.map(([x, y]) => projectFront(camera, [x * side, y], front.depth * 0.4))
    return paintLens(side < 0 ? 'll' : 'lr', outline, tintOf(frame.lensColor), frame.frameType !== 'full-rim')
  })
  return { defs: painted.map(({ defs }) => defs).join(''), body: painted.map(({ body }) => body).join('') }
}

function paintSolids(frame: Frame, front: FrontGeometry, camera: Camera, seed: string) {
  const finishes = partFinishes(frame, front.isWire)
  const at = (point: Point) => projectFront(camera, point)
  const middle: Point = [lensCentre(frame), 0]
  const [faceX, faceY] = at(middle)
  const backOf = (depth: number): Point => {
    const [x, y] = projectFront(camera, middle, depth)
    return [x - faceX, y - faceY]
  }
  const shapes = front.solids.map(({ part, loops, ridge }) => ({
    id: part === 'wire' ? 'w' : 'f',
    part,
    loops: loops.map((loop) => loop.map(at)),
    ridge: ridge.map(at),
    back: backOf(part === 'wire' ? 1.6 : front.depth),
    isThin: front.isWire || part === 'wire',
  }))
  const painted = shapes.map((shape) => paintSolid(shape, finishes[shape.part], seed))
  return {
    defs: painted.map(({ defs }) => defs).join(''),
    body: painted.map(({ body }) => body).join(''),
    points: shapes.flatMap(({ loops }) => loops.flat()),
  }
}

function middleOf(points: readonly Point[]): Point {
  const { left, top, right, bottom } = boxOf(points)
  return [(left + right) / 2, (top + bottom) / 2]
}
