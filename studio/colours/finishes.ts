import type { Finish } from '../../src/domain/finishes/finish.ts'
import type { PartMaterial } from '../geometry/part.ts'

/** What Blender paints each material of a product with. */
export type Finishes = Partial<Record<PartMaterial, Finish>>
