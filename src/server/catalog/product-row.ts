import { z } from 'zod'
import { RESERVED_SLUGS } from '../../contract/catalog-calls.ts'
import {
  COLORS,
  FRAME_TYPES,
  GENDERS,
  LENS_COLORS,
  MATERIALS,
  placeholderImages,
  SHAPES,
} from '../../domain/eyewear.ts'
import { PRODUCT_STATUSES } from '../../domain/publishing.ts'
import { TAX_CLASSES } from '../../domain/tax-rates.ts'
import {
  barcodeList,
  code,
  euros,
  millimetres,
  oneOf,
  optional,
  separated,
  signedNumber,
  slug,
  textCell,
  textLines,
  wholeNumber,
  yesOrNo,
} from './cell-schemas.ts'
import type { ImportProblem, ImportProblemCode } from './import-problems.ts'

const columns = z.object({
  sku: textCell(64),
  slug,
  name: textCell(200),
  name_el: textCell(200).or(z.literal('')),
  description: textLines(4000),
  description_el: textLines(4000),
  category: textCell(100),
  brand: textCell(100),
  model: optional(textCell(100)),
  material: oneOf(MATERIALS),
  color: oneOf(COLORS),
  shape: optional(oneOf(SHAPES)),
  frame_type: optional(oneOf(FRAME_TYPES)),
  gender: optional(oneOf(GENDERS)),
  price: optional(euros),
  discount_price: optional(euros),
  stock: wholeNumber(0, 1_000_000),
  stock_change: optional(signedNumber),
  store: optional(textCell(60)),
  is_new: yesOrNo,
  is_bestseller: yesOrNo,
  images: z.string().max(8000, code('too_long')),
  lens_width_mm: optional(millimetres),
  lens_height_mm: optional(millimetres),
  bridge_mm: optional(millimetres),
  temple_mm: optional(millimetres),
  frame_width_mm: optional(millimetres),
  weight_g: optional(millimetres),
  lens_color: optional(oneOf(LENS_COLORS)),
  filter_category: optional(wholeNumber(0, 4)),
  uv400: optional(yesOrNo),
  polarised: optional(yesOrNo),
  status: optional(oneOf(PRODUCT_STATUSES)),
  barcodes: barcodeList,
  tax_class: optional(oneOf(TAX_CLASSES)),
})

type Column = keyof typeof columns.shape

/** Cells of numbers, which have a decimal comma in files separated by semicolons. */
export const DECIMAL_COLUMNS: readonly Column[] = [
  ...(['price', 'discount_price', 'lens_width_mm', 'lens_height_mm', 'bridge_mm'] as const),
  ...(['temple_mm', 'frame_width_mm', 'weight_g'] as const),
]

/** The columns of the file, in the order of `docs/import.md`. */
export const COLUMNS = Object.keys(columns.shape) as Column[]

/** Cells whose whole column may be missing. */
const DEFAULTS: Record<string, string> = { is_new: 'no', is_bestseller: 'no', stock: '0' }

export type ReadRow = ReturnType<typeof toProduct>

/**
 * Parses one row into a product, or returns all its problems.
 *
 * @param cells by column; a missing column counts as an empty cell, but leaves status, tax class and barcodes as they are
 */
export function readRow(cells: Record<string, string>): { row: ReadRow } | { problems: ImportProblem[] } {
  const filled = Object.fromEntries(COLUMNS.map((name) => [name, cells[name] || (DEFAULTS[name] ?? '')]))
  const parsed = columns.safeParse(filled)
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(({ path, message }) => {
        const [name = '', detail = ''] = message.split('|')
        return { code: name as ImportProblemCode, column: path.join('.'), detail }
      }),
    }
  }
  const problems = contradictions(parsed.data)
  return problems.length > 0 ? { problems } : { row: toProduct(parsed.data, 'barcodes' in cells) }
}

type Row = z.output<typeof columns>

/** Rules across cells. The database has the same constraints, but reports only the first violation. */
function contradictions(row: Row): ImportProblem[] {
  const measures = [
    row.lens_width_mm,
    row.lens_height_mm,
    row.bridge_mm,
    row.temple_mm,
    row.frame_width_mm,
    row.weight_g,
  ]
  const givenCount = measures.filter((measure) => measure !== null).length
  const [lens, , bridge, , width] = measures
  const isShown = row.status === null || row.status === 'published'
  const rules: [boolean, ImportProblem][] = [
    [isShown && row.name_el === '', { code: 'missing', column: 'name_el' }],
    [isShown && row.price === null, { code: 'missing', column: 'price' }],
    [RESERVED_SLUGS.includes(row.slug), { code: 'slug_reserved', column: 'slug' }],
    [
      row.discount_price !== null && row.discount_price >= (row.price ?? 0),
      { code: 'discount_too_high', column: 'discount_price' },
    ],
    [givenCount !== 0 && givenCount !== 6, { code: 'measurements_partial' }],
    [
      Boolean(lens && bridge && width && width < 2 * lens + bridge),
      { code: 'frame_too_narrow', column: 'frame_width_mm' },
    ],
    [
      isShown && row.category === 'sunglasses' && row.filter_category === null,
      { code: 'filter_needed', column: 'filter_category' },
    ],
    [Boolean(row.stock_change) && row.store === null, { code: 'missing', column: 'store' }],
  ]
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem)
}

function toProduct(row: Row, hasBarcodes: boolean) {
  const own = separated(row.images)
  return {
    sku: row.sku,
    slug: row.slug,
    name: row.name,
    nameEl: row.name_el,
    description: row.description,
    descriptionEl: row.description_el,
    category: row.category,
    brand: row.brand,
    model: row.model,
    material: row.material,
    color: row.color,
    shape: row.shape,
    frameType: row.frame_type,
    gender: row.gender,
    priceCents: row.price ?? 0,
    discountPriceCents: row.discount_price,
    stock: row.stock,
    stockChange: row.stock_change ?? 0,
    store: row.store,
    isNew: row.is_new,
    isBestseller: row.is_bestseller,
    images: own.length > 0 ? own : placeholderImages(row.slug, row.lens_width_mm !== null),
    lensWidthMm: row.lens_width_mm,
    lensHeightMm: row.lens_height_mm,
    bridgeMm: row.bridge_mm,
    templeMm: row.temple_mm,
    frameWidthMm: row.frame_width_mm,
    weightG: row.weight_g,
    lensColor: row.lens_color,
    filterCategory: row.filter_category,
    uv400: row.uv400,
    polarised: row.polarised,
    /** Null where the file does not say it. */
    status: row.status,
    taxClass: row.tax_class,
    barcodes: hasBarcodes ? [...new Set(row.barcodes)].sort() : null,
  }
}
