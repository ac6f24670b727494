import type { Vec2 } from '../../src/domain/frame-design/closed-curve.ts'
import type { FrameDesign, FrameSize } from '../../src/domain/frame-design/frame-design.ts'
import { type Mesh, mergeMeshes, mirrorX, translate } from './mesh.ts'
import { insideOfSleeve } from './metal-temple.ts'
import type { Part, TemplePlace } from './part.ts'
import { textStrokes } from './stroke-letters.ts'
import { tube } from './sweep.ts'
import { insideOfTemple } from './temple.ts'
import type { Vec3 } from './vector.ts'

/** Texts on the insides of the wearer's left and right temple. */
export interface TemplePrint {
  left: string
  right: string
}

/** Radius of the foil lines, which lie half in the acetate. */
const LINE_MM = 0.13

/** Where letters stand: the middle of the text in mm from the hinge, their height in mm, and the face that they lie on. */
interface PrintPlace {
  middleMm: number
  letterMm: number
  inside: typeof insideOfTemple
}

/** Folded and three-quarter views show these places. A wire temple is wide enough for letters in its sleeve alone. */
const printPlace = ({ temple, size }: FrameDesign, side: 'left' | 'right'): PrintPlace =>
  temple.sleeveMm > 0
    ? { middleMm: size.templeMm - (side === 'left' ? 21 : 27), letterMm: 1.9, inside: insideOfSleeve }
    : { middleMm: side === 'left' ? 48 : 62, letterMm: 2.1, inside: insideOfTemple }

/** As opticians read it: lens width, bridge and temple (ISO 8624). */
export const sizePrint = ({
  lensWidthMm,
  bridgeMm,
  templeMm,
}: Pick<FrameSize, 'lensWidthMm' | 'bridgeMm' | 'templeMm'>) => `${lensWidthMm}□${bridgeMm} ${templeMm}`

/**
 * Hot foil on the inside of a temple, in the left temple's coordinates. Mirrored to the right temple, text must run
 * from the hinge to the ear; on the left temple it runs towards the hinge.
 */
export function templePrint(design: FrameDesign, text: string, side: 'left' | 'right'): Mesh {
  const direction = side === 'left' ? -1 : 1
  const { middleMm, letterMm, inside } = printPlace(design, side)
  const place = ([x, y]: Vec2): Vec3 => inside(design, middleMm + direction * x * letterMm, y * letterMm)
  return mergeMeshes(textStrokes(text).map((stroke) => tube(stroke.map(place), () => LINE_MM, 8)))
}

/** Both texts on the temples, which stand in `place`. */
export function templePrintParts(design: FrameDesign, print: TemplePrint, { pivot, toPivot }: TemplePlace): Part[] {
  const meshOf = (side: 'left' | 'right') => translate(templePrint(design, print[side], side), toPivot)
  return [
    { name: 'temple_print_L', material: 'foil', mesh: meshOf('left'), pivot },
    {
      name: 'temple_print_R',
      material: 'foil',
      mesh: mirrorX(meshOf('right')),
      pivot: [-pivot[0], pivot[1], pivot[2]],
    },
  ]
}
