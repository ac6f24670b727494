import type { Vec2 } from '../../src/domain/frame-design/closed-curve.ts'
import type { FrameDesign, FrameSize } from '../../src/domain/frame-design/frame-design.ts'
import { type Mesh, mergeMeshes } from './mesh.ts'
import { textStrokes } from './stroke-letters.ts'
import { tube } from './sweep.ts'
import { insideOfTemple } from './temple.ts'
import type { Vec3 } from './vector.ts'

/** Texts on the insides of the wearer's left and right temple. */
export interface TemplePrint {
  left: string
  right: string
}

const LETTER_MM = 2.1
/** Radius of the foil lines, which lie half in the acetate. */
const LINE_MM = 0.13
/** From the hinge: where the folded and the three-quarter view show the left and the right temple. */
const MIDDLE_MM = { left: 48, right: 62 }

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
  const place = ([x, y]: Vec2): Vec3 =>
    insideOfTemple(design, MIDDLE_MM[side] + direction * x * LETTER_MM, y * LETTER_MM)
  return mergeMeshes(textStrokes(text).map((stroke) => tube(stroke.map(place), () => LINE_MM, 8)))
}
