import { readFileSync } from 'node:fs'
import type { FilterCategory } from '../../src/domain/eyewear.ts'
import { type FrameLens, frameLensOf } from '../../src/domain/lens/frame-lens.ts'
import type { LensChoice } from '../../src/domain/lens/lens-options.ts'
import type { PdSource } from '../../src/domain/lens/lens-settings.ts'
import type { LensOrder } from '../../src/domain/lens/permitted.ts'
import type { EyePrescription, Prescription, Prism } from '../../src/domain/prescription/prescription.ts'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'

/** A row of lens-cases.csv: an order of lenses and what must come out. */
export interface LensCase {
  name: string
  order: LensOrder
  row: Record<string, string>
}

/** Prescriptions × the demo frames. What is expected was computed apart from this code, by other methods. */
export function readLensCases(): LensCase[] {
  const text = readFileSync(new URL('../../src/domain/lens/lens-cases.csv', import.meta.url), 'utf8')
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const columns = head.split(';')
  return lines.map((line, i) => {
    const cells = line.split(';')
    const row = Object.fromEntries(columns.map((column, k) => [column, cells[k] ?? '']))
    return { name: `${i + 2}: ${line}`, row, order: orderOf(row) }
  })
}

function orderOf(row: Record<string, string>): LensOrder {
  const { type, material, coating, tint } = row as unknown as LensChoice
  const filterCategory = row.category ? (Number(row.category) as FilterCategory) : null
  return {
    choice: { type, material, coating, tint, filterCategory },
    wearer: {
      prescription: row.right ? prescriptionOf(row) : null,
      ageYears: row.age ? Number(row.age) : null,
      pdSource: row['pd source'] ? (row['pd source'] as PdSource) : null,
    },
    frame: demoFrame(row.frame ?? ''),
    heights: null,
  }
}

const frames = new Map<string, FrameLens | null>()

/** The lens opening of a model of the demo catalogue. */
export function demoFrame(model: string): FrameLens | null {
  if (!frames.has(model)) {
    const product = SEED_PRODUCTS.find((one) => one.model === model)
    if (!product) throw new Error(`no model ${model}`)
    frames.set(model, frameLensOf({ ...product, isForKids: product.category === 'kids' }))
  }
  return frames.get(model) ?? null
}

function prescriptionOf(row: Record<string, string>): Prescription {
  const [right = Number.NaN, left = Number.NaN] = (row.pd ?? '').split('/').map((mm) => Number(mm) * 10)
  const far = row.pd ? { total: right + left, right, left } : null
  return prescription(row.right ?? '', row.left ?? '', far)
}

/** A prescription from two eyes as opticians write them; PDs in tenths of a millimetre. */
export function prescription(
  right: string,
  left: string,
  far: Prescription['pdTenthsMm']['far'] = { total: 630, right: null, left: null },
): Prescription {
  return {
    right: eyeOf(right),
    left: eyeOf(left),
    pdTenthsMm: { far, near: null },
    vertexTenthsMm: null,
    issuedOn: '2026-01-12',
    expiresOn: null,
    prescriber: 'Dr M. Ioannou',
  }
}

/** `-2.25 -0.50x180 add +1.00 2.00 in` */
function eyeOf(text: string): EyePrescription {
  const cylinder = /([+-][\d.]+)x(\d+)/.exec(text)
  const add = /add \+([\d.]+)/.exec(text)
  const prisms = [...text.matchAll(/([\d.]+) (in|out|up|down)/g)]
  return {
    sphere: hundredths(text),
    cylinder: cylinder ? hundredths(cylinder[1] ?? '') : 0,
    axis: cylinder ? Number(cylinder[2]) : null,
    add: add ? hundredths(add[1] ?? '') : null,
    prisms: prisms.map(([, amount = '', base]) => ({ amount: hundredths(amount), base: base as Prism['base'] })),
    visualAcuity: null,
  }
}

const hundredths = (text: string) => Math.round(Number.parseFloat(text) * 100)
