import type { Color } from '../../src/domain/eyewear.ts'
import { ACETATES, METALS, TRIM } from '../../src/domain/finishes/acetates.ts'
import type { Finish } from '../../src/domain/finishes/finish.ts'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'
import type { Finishes } from '../colours/finishes.ts'
import type { Part } from '../geometry/part.ts'
import { cleaningSet, lensCloths } from './care.ts'
import { hardCase, softPouch } from './leather.ts'
import { fineChain, silkCord } from './strands.ts'

export interface Accessory {
  kind: string
  /** Lies flat on the table and is looked down upon. */
  isFlat: boolean
  build: () => Part[]
  finishes: Finishes
}

const BUILDERS: [prefix: string, build: () => Part[]][] = [
  ['hard-case', hardCase],
  ['soft-pouch', softPouch],
  ['silk-cord', silkCord],
  ['fine-chain', fineChain],
  ['lens-cloths', lensCloths],
  ['cleaning-set', cleaningSet],
]

const DYES: Partial<Record<Color, string>> = {
  brown: '#5A2E17',
  black: '#141313',
  terracotta: '#A24A2A',
  navy: '#16244A',
  aegean: '#2F6F93',
  sage: '#8FA68E',
  ivory: '#E9DFCB',
}

/** What an accessory is built and finished as; `null` for frames. */
export function accessoryOf({ slug, material, color }: SeedProduct): Accessory | null {
  const found = BUILDERS.find(([prefix]) => slug.startsWith(prefix))
  if (!found) return null
  const dye = DYES[color] ?? '#8A7A60'
  const body: Finish =
    material === 'glass'
      ? { stuff: 'acetate', ...ACETATES.sage, milk: 0.03 }
      : { stuff: 'matte', color: dye, ...surfaceOf(material) }
  return {
    kind: found[0],
    isFlat: !['hard-case', 'cleaning-set'].includes(found[0]),
    build: found[1],
    finishes: {
      body,
      second: { stuff: 'matte', color: '#E4DACA', ...surfaceOf('microfibre') },
      thread: { stuff: 'matte', color: '#D8C7A4', ...surfaceOf('silk') },
      metal: { stuff: 'metal', ...(material === 'metal' ? (METALS[color] ?? TRIM) : TRIM) },
      silicone: { stuff: 'silicone' },
    },
  }
}

function surfaceOf(material: SeedProduct['material']) {
  if (material === 'leather') return { roughness: 0.46, grain: 1.3, bump: 0.3, sheen: 0 }
  if (material === 'silk') return { roughness: 0.38, grain: 3, bump: 0.08, sheen: 0.5 }
  return { roughness: 0.9, grain: 4, bump: 0.35, sheen: 0.8 }
}
