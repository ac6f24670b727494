import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameDesign } from '../src/domain/frame-design/frame-design.ts'
import { SEED_PRODUCTS } from '../src/server/db/seed/products.ts'
import { parseCommandOptionsOrExit } from '../studio/command-options.ts'
import { modelDesign } from '../studio/designs/model-design.ts'
import { type ModelUse, webModel } from '../studio/models/web-model.ts'

const FOLDER = join(import.meta.dirname, '../assets/models')
const LIMIT_KB: Record<ModelUse, number> = { viewer: 130, mirror: 60 }

const designs = new Map<string, FrameDesign>()
for (const product of SEED_PRODUCTS) {
  const design = modelDesign(product)
  if (design && !designs.has(design.code)) designs.set(design.code, design)
}
mkdirSync(FOLDER, { recursive: true })
const only = parseCommandOptionsOrExit(process.argv.slice(2), designs.keys(), []).names
for (const [code, design] of designs) {
  if (only.length > 0 && !only.includes(code)) continue
  for (const use of ['viewer', 'mirror'] as const) {
    const glb = await webModel(design, use)
    const kb = glb.byteLength / 1024
    if (kb > LIMIT_KB[use])
      throw new Error(`${code}: the ${use} model has ${kb.toFixed(0)} KB, more than ${LIMIT_KB[use]}`)
    writeFileSync(join(FOLDER, `${code}-${use}.glb`), glb)
    console.log(`${code} ${use} ${kb.toFixed(0)} KB`)
  }
}
