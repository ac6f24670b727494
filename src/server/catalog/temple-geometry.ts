import type { Frame } from '../../domain/eyewear.ts'
import { bendAt, type Camera, type Place, project } from './frame-camera.ts'
import type { FrontGeometry } from './front-solids.ts'
import type { Point } from './smooth-path.ts'

/** One face of a temple as it is seen, in mm on the picture. */
export interface TempleFace {
  face: 'outer' | 'inner' | 'top' | 'bottom'
  part: 'arm' | 'tip'
  points: Point[]
}

interface Station {
  y: number
  z: number
  half: number
  inward: number
  heading: number
}

const SLEEVE_MM = 50
const DROP = 0.1
const EAR_BEND = 0.66

/**
 * The visible faces of one temple, the farthest first. The ear bend begins 52 mm before the end and takes 32 mm.
 *
 * @param side 1 is the right of the picture, -1 the left
 */
export function templeFaces(frame: Frame, front: FrontGeometry, camera: Camera, side: 1 | -1): TempleFace[] {
  const length = frame.measurements.templeMm
  const stations = walk(frame, front, length)
  const isSleeved = front.isWire
  if (!isSleeved) return facesOf(stations, thickness(front), 'arm')
  const cut = stations.findIndex(({ inward }) => inward >= length - SLEEVE_MM)
  const sleeve = stations.slice(cut).map((station) => ({ ...station, half: station.half * 1.75 }))
  return [...facesOf(stations.slice(0, cut + 1), thickness(front), 'arm'), ...facesOf(sleeve, 2.6, 'tip')]

  function facesOf(line: readonly Station[], thick: number, part: TempleFace['part']): TempleFace[] {
    const edge = (isOuter: boolean, isTop: boolean) =>
      line.map((s) => project(camera, corner(s, isOuter, isTop, thick)))
    const strip = (a: Point[], b: Point[]) => [...a, ...b.toReversed()]
    const ends = [true, false].flatMap((isTop) => roundedEnd(edge(true, isTop), edge(false, isTop), part))
    const faces: TempleFace[] = [
      { face: 'bottom', part, points: strip(edge(false, false), edge(true, false)) },
      { face: 'inner', part, points: strip(edge(true, false), edge(true, true)) },
      { face: 'inner', part, points: strip(edge(false, false), edge(false, true)) },
      { face: 'outer', part, points: strip(edge(true, true), edge(true, false)) },
      { face: 'top', part, points: strip(edge(true, true), edge(false, true)) },
    ]
    return [...ends, ...faces.filter(({ face }, i) => i !== 1 && (face !== 'outer' || seesOuter()))]
  }

  function seesOuter(): boolean {
    return camera.yaw * side < -0.02
  }

  function corner(station: Station, isOuter: boolean, isTop: boolean, thick: number): Place {
    const { y, z, half, inward, heading } = station
    const away = front.hinge[0] - 0.3 - Math.max(0, inward) * 0.055 - (isOuter ? 0 : thick)
    const rise = isTop ? -half : half
    return [side * away, y + rise * Math.cos(heading), z + rise * Math.sin(heading) - bendAt(camera, front.hinge[0])]
  }
}

/** The tip turns away in small steps: one face over all of them would leave a notch between its two sides. */
function roundedEnd(outer: readonly Point[], inner: readonly Point[], part: TempleFace['part']): TempleFace[] {
  const from = Math.max(0, outer.length - 7)
  return outer.slice(from, -1).map((point, i) => {
    const k = from + i
    return { face: 'bottom', part, points: [point, inner[k], inner[k + 1], outer[k + 1]] as Point[] }
  })
}

function thickness(front: FrontGeometry): number {
  return front.isWire ? 1.3 : 3.6
}

function walk(frame: Frame, front: FrontGeometry, length: number): Station[] {
  const stations: Station[] = []
  let [y, z] = [front.hinge[1], -front.depth + 0.4]
  let along = 0
  for (const next of marks(length)) {
    const middle = (along + next) / 2
    const heading = headingAt(middle, length)
    y += Math.sin(heading) * (next - along)
    z -= Math.cos(heading) * (next - along)
    along = next
    stations.push({
      y,
      z,
      half: halfHeight(frame, front.isWire, along, length),
      inward: along,
      heading: headingAt(along, length),
    })
  }
  return stations
}

function marks(length: number): number[] {
  const [bend, sleeve] = [length - 52, length - SLEEVE_MM]
  const curve = Array.from({ length: 9 }, (_, i) => bend + 4 + i * 4)
  const tip = [6, 3.6, 2, 1, 0.4, 0].map((left) => length - left)
  return [0, 6, 20, bend * 0.5, bend * 0.75, bend, sleeve, ...curve, length - 10, ...tip].toSorted((a, b) => a - b)
}

function headingAt(along: number, length: number): number {
  const turned = Math.max(0, Math.min(1, (along - length + 52) / 32))
  return DROP + EAR_BEND * turned * turned * (3 - 2 * turned)
}

function halfHeight({ material, shape }: Frame, isWire: boolean, along: number, length: number): number {
  const share = along / length
  const broad = material === 'nylon' ? 4.4 : shape === 'butterfly' || shape === 'cat-eye' ? 4.7 : 4.3
  const [hinge, waist, end] = isWire ? [1.6, 1.15, 1.9] : [broad, 3.1, 4.4]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const own =
    share < 0.62 ? hinge + (waist - hinge) * ease(share / 0.62) : waist + (end - waist) * ease((share - 0.62) / 0.38)
  const left = length - along
  const round = isWire ? 3 : 5
  return left < round ? own * Math.sqrt(Math.max(0.02, 1 - ((round - left) / round) ** 2)) : own
}
