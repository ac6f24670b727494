import { METALS, TRIM } from '../../src/domain/finishes/acetates.ts'
import { accessoryDye } from '../../src/domain/finishes/dyes.ts'
import type { AcetateFinish, Finish } from '../../src/domain/finishes/finish.ts'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'
import type { Finishes } from '../finishes.ts'
import type { Part, PartMaterial } from '../geometry/part.ts'
import { hardCase, softPouch } from './case-and-pouch.ts'
import { fineChain, silkCord } from './cord-and-chain.ts'
import { cleaningSet, lensCloths } from './lens-cleaning.ts'

export interface Accessory {
  kind: string
  isFlat: boolean
  build: () => Part[]
  finishes: Finishes
}

interface AccessoryKind extends Pick<Accessory, 'isFlat' | 'build'> {
  prefix: string
  /** Finishes of other materials stay out of the image's hash. */
  uses: readonly PartMaterial[]
}

const KINDS: readonly AccessoryKind[] = [
  { prefix: 'hard-case', build: hardCase, isFlat: false, uses: ['body', 'thread', 'metal'] },
  { prefix: 'soft-pouch', build: softPouch, isFlat: true, uses: ['body', 'thread', 'metal'] },
  { prefix: 'silk-cord', build: silkCord, isFlat: true, uses: ['body', 'metal', 'silicone'] },
  { prefix: 'fine-chain', build: fineChain, isFlat: true, uses: ['metal', 'silicone'] },
  { prefix: 'lens-cloths', build: lensCloths, isFlat: true, uses: ['body', 'second'] },
  { prefix: 'cleaning-set', build: cleaningSet, isFlat: false, uses: ['body', 'second', 'metal'] },
]

/** The colour is that after 4 mm; the bottle is 35 mm thick. */
const BOTTLE_GLASS: AcetateFinish = { family: 'translucent', colors: ['#F3F8F1', '#A9C7AE'], milk: 0.02 }

/** `null` for frames. */
export function accessoryOf({ slug, material, color }: SeedProduct): Accessory | null {
  const found = KINDS.find(({ prefix }) => slug.startsWith(prefix))
  if (!found) return null
  const dye = accessoryDye(color)
  const body: Finish =
    material === 'glass'
      ? { stuff: 'acetate', ...BOTTLE_GLASS }
      : { stuff: 'matte', color: dye, ...surfaceFinish(material) }
  const finishes: Finishes = {
    body,
    second: { stuff: 'matte', color: '#E4DACA', ...surfaceFinish('microfibre') },
    thread: { stuff: 'matte', color: '#D8C7A4', ...surfaceFinish('silk') },
    metal: { stuff: 'metal', ...(material === 'metal' ? (METALS[color] ?? TRIM) : TRIM) },
    silicone: { stuff: 'silicone' },
  }
  return {
    kind: found.prefix,
    isFlat: found.isFlat,
    build: found.build,
    finishes: Object.fromEntries(found.uses.map((part) => [part, finishes[part]])),
  }
}

function surfaceFinish(material: SeedProduct['material']) {
  if (material === 'leather') return { roughness: 0.46, grain: 1.3, bump: 0.3, sheen: 0 }
  if (material === 'silk') return { roughness: 0.38, grain: 3, bump: 0.08, sheen: 0.5 }
  return { roughness: 0.9, grain: 4, bump: 0.05, sheen: 0.5 }
}
