import { adviseMaterial } from '../src/domain/lens/advice.ts'
import { frameLensOf } from '../src/domain/lens/frame-lens.ts'
import type { LensChoice } from '../src/domain/lens/lens-options.ts'
import { DEFAULT_LENS_SETTINGS } from '../src/domain/lens/lens-settings.ts'
import { checkLenses } from '../src/domain/lens/permitted.ts'
import type { EyePrescription } from '../src/domain/prescription/prescription.ts'
import { SEED_PRODUCTS } from '../src/server/db/seed/products.ts'

const FRAMES = 64
const ROUNDS = 20

const eye: EyePrescription = { sphere: -425, cylinder: -150, axis: 20, add: null, prisms: [], visualAcuity: null }
const wearer = {
  prescription: {
    right: eye,
    left: { ...eye, axis: 160 },
    pdTenthsMm: { far: { total: 630, right: 315, left: 315 }, near: null },
    vertexTenthsMm: null,
    issuedOn: '2026-01-12',
    expiresOn: null,
    prescriber: '',
  },
  ageYears: 35,
  pdSource: 'pupillometer' as const,
}
const choice: LensChoice = {
  type: 'single',
  material: '1.60',
  coating: 'anti-reflective',
  tint: 'clear',
  filterCategory: null,
}

const frames = SEED_PRODUCTS.filter(({ measurements }) => measurements !== null)
  .slice(0, FRAMES)
  .map((product) => ({ ...product, isForKids: product.category === 'kids' }))

for (let round = 0; round < ROUNDS; round++) {
  const began = performance.now()
  let slowest = 0
  for (const product of frames) {
    const start = performance.now()
    const frame = frameLensOf(product)
    checkLenses({ choice, wearer, frame, heights: null }, DEFAULT_LENS_SETTINGS)
    if (frame) adviseMaterial({ type: choice.type, wearer, frame }, DEFAULT_LENS_SETTINGS)
    slowest = Math.max(slowest, performance.now() - start)
  }
  const total = performance.now() - began
  if (round === 0 || round === ROUNDS - 1) {
    console.log(`round ${round + 1}: ${frames.length} frames ${total.toFixed(0)} ms, slowest ${slowest.toFixed(1)} ms`)
  }
}
