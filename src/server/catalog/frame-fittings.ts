import type { Frame } from '../../domain/eyewear.ts'
import { bendAt, type Camera, project, projectFront } from './frame-camera.ts'
import { companionMetal, finishOf, TONES } from './frame-palette.ts'
import type { FrontGeometry } from './front-solids.ts'
import { type Point, pair } from './smooth-path.ts'
import { element } from './svg.ts'

/** Silicone pads on their wire arms, for fronts of metal or with a metal bridge; '' where the front has pads of its own. */
export function paintPads(frame: Frame, front: FrontGeometry, camera: Camera): string {
  if (!front.isWire && frame.shape !== 'browline') return ''
  const { bridgeMm, lensHeightMm } = frame.measurements
  const metal = front.isWire ? finishOf(frame.color) : companionMetal(frame.color)
  return ([-1, 1] as const)
    .map((side) => {
      const [x, y] = [side * (bridgeMm / 2 - 1.9), lensHeightMm * 0.12]
      const seat = project(camera, [x, y, -5])
      const root = projectFront(camera, [side * (bridgeMm / 2 + 0.2), y - 3.6], 2)
      const elbow = project(camera, [x + side * 0.2, y - 4.4, -6])
      const arm = `M${pair(root)}Q${pair(elbow)} ${pair(seat)}`
      const turn = `translate(${pair(seat)}) rotate(${side * 14})`
      return (
        element('path', { d: arm, fill: 'none', stroke: metal.edge, 'stroke-width': 0.8 }) +
        element('ellipse', {
          rx: 1.75,
          ry: 3.7,
          transform: turn,
          fill: TONES.silicone,
          stroke: TONES.siliconeEdge,
          'stroke-width': 0.22,
          opacity: 0.86,
        }) +
        element('ellipse', { cx: -0.45, cy: -0.8, rx: 0.4, ry: 1.9, transform: turn, fill: TONES.light, opacity: 0.9 })
      )
    })
    .join('')
}

/** Rivets of an acetate end-piece, or the drilled screws of a rimless lens. */
export function paintRivets(frame: Frame, front: FrontGeometry, camera: Camera): string {
  const { bridgeMm, lensHeightMm, lensWidthMm } = frame.measurements
  const [hingeX, hingeY] = front.hinge
  const isRimless = frame.frameType === 'rimless'
  if ((front.isWire && !isRimless) || frame.material === 'nylon') return ''
  const spots: Point[] = isRimless
    ? [
        [bridgeMm / 2 + 2.4, -lensHeightMm * 0.2 + 2.6],
        [bridgeMm / 2 + lensWidthMm - 2.2, hingeY],
      ]
    : [
        [hingeX - 3, hingeY - 1.7],
        [hingeX - 3, hingeY + 1.7],
      ]
  return spots
    .flatMap(([x, y]) => [-1, 1].map((side) => projectFront(camera, [side * x, y])))
    .map(([x, y]) => rivet(x, y))
    .join('')
}

function rivet(cx: number, cy: number): string {
  return (
    element('circle', { cx, cy, r: 0.68, fill: TONES.screwEdge }) +
    element('circle', { cx, cy: cy - 0.06, r: 0.55, fill: TONES.screw }) +
    element('circle', { cx: cx - 0.16, cy: cy - 0.22, r: 0.18, fill: TONES.light })
  )
}

/** A soft shadow where rims and temple tips touch the table. */
export function paintShadow(frame: Frame, front: FrontGeometry, camera: Camera, id: string): string {
  const { lensHeightMm, lensWidthMm, bridgeMm, templeMm } = frame.measurements
  const floor = lensHeightMm / 2 + (front.isWire ? 2.6 : 4.6)
  const centre = (lensWidthMm + bridgeMm) / 2
  const stop = (offset: number, opacity: number) =>
    element('stop', { offset, 'stop-color': TONES.shade, 'stop-opacity': opacity })
  const fade = element('radialGradient', { id }, stop(0, 0.2) + stop(0.5, 0.09) + stop(1, 0))
  const pool = ([x, y]: Point, rx: number, ry: number) =>
    element('ellipse', { cx: x, cy: y, rx, ry, fill: `url(#${id})` })
  const width = Math.max(9, lensWidthMm * 0.46 * Math.cos(camera.yaw))
  const rims = [-1, 1].map((side) => pool(projectFront(camera, [side * centre, floor]), width, 1.7))
  if (camera.yaw === 0) return fade + rims.join('')
  const back = -templeMm * 0.9 - bendAt(camera, front.hinge[0])
  const tips = [-1, 1].map((side) => pool(project(camera, [side * (front.hinge[0] - 8), floor, back]), 16, 1.8))
  const [x, y] = project(camera, [0, floor, back / 2])
  return fade + element('g', { opacity: 0.45 }, pool([x, y], 80, 5)) + rims.join('') + tips.join('')
}
