import type { Finish } from '../src/domain/finishes/finish.ts'
import type { PartMaterial } from './geometry/part.ts'

export type Finishes = Partial<Record<PartMaterial, Finish>>
