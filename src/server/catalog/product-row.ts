import { z } from 'zod'
import {
  COLORS,
  FRAME_TYPES,
  GENDERS,
  LENS_COLORS,
  MATERIALS,
  placeholderImages,
  SHAPES,
} from '../../domain/eyewear.ts'

const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u
const textCell = (max: number) => z.string().trim().min(1, 'is missing').max(max).regex(PRINTABLE, 'has odd characters')
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => (cell === '' ? null : cell), schema.nullable())
const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'is not a whole number').transform(Number).pipe(z.number().min(min).max(max))
const signedNumber = z
  .string()
  .regex(/^[+-]?\d{1,6}$/, 'is not a whole number like 50 or -2')
  .transform(Number)
const euros = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'is not an amount like 120.50')
  .transform((text) => Math.round(Number(text) * 100))
  .pipe(z.number().min(1, 'must be more than 0'))
const millimetres = z
  .string()
  .regex(/^\d{1,3}(\.\d)?$/, 'is not a measure like 52 or 52.5')
  .transform(Number)
  .pipe(z.number().positive())
const yesOrNo = z.enum(['yes', 'no'], 'is neither yes nor no').transform((cell) => cell === 'yes')
const oneOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.enum(codes, `is none of ${codes.join(', ')}`)
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not made of small Latin letters, digits and hyphens')
  .max(200)

const columns = z.object({
  sku: textCell(64),
  slug,
  name: textCell(200),
  name_el: textCell(200),
  description: z.string().trim().max(4000),
  description_el: z.string().trim().max(4000),
  category: textCell(100),
  brand: textCell(100),
  model: optional(textCell(100)),
  material: oneOf(MATERIALS),
  color: oneOf(COLORS),
  shape: optional(oneOf(SHAPES)),
  frame_type: optional(oneOf(FRAME_TYPES)),
  gender: optional(oneOf(GENDERS)),
  price: euros,
  discount_price: optional(euros),
  stock: wholeNumber(0, 1_000_000),
  stock_change: optional(signedNumber),
  store: optional(textCell(60)),
  is_new: yesOrNo,
  is_bestseller: yesOrNo,
  images: z.string().max(4000),
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
})

/** The columns of the file, in the order of `docs/import.md`. */
export const COLUMNS = Object.keys(columns.shape) as (keyof typeof columns.shape)[]

/** Cells whose whole column may be missing. */
const DEFAULTS: Record<string, string> = { is_new: 'no', is_bestseller: 'no', stock: '0' }

export type ReadRow = ReturnType<typeof toProduct>

/**
 * Parses one row into a product, or returns all its problems.
 *
 * @param cells by column; a missing column counts as an empty cell
 */
export function readRow(cells: Record<string, string>): { row: ReadRow } | { problems: string[] } {
  const filled = Object.fromEntries(COLUMNS.map((name) => [name, cells[name] || (DEFAULTS[name] ?? '')]))
  const parsed = columns.safeParse(filled)
  if (!parsed.success) {
    return { problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) }
  }
  const problems = contradictions(parsed.data)
  return problems.length > 0 ? { problems } : { row: toProduct(parsed.data) }
}

type Row = z.output<typeof columns>

/** Rules across cells. The database has the same constraints, but reports only the first violation. */
function contradictions(row: Row): string[] {
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
  const rules: [boolean, string][] = [
    [row.slug === 'facets', 'slug is reserved'],
    [row.discount_price !== null && row.discount_price >= row.price, 'discount_price is not below price'],
    [givenCount !== 0 && givenCount !== 6, 'give all six measurements or none'],
    [
      Boolean(lens && bridge && width && width < 2 * lens + bridge),
      'frame_width_mm is less than two lenses and a bridge',
    ],
    [Boolean(row.stock_change) && row.store === null, 'store is needed with stock_change'],
    [row.category === 'sunglasses' && row.filter_category === null, 'filter_category is needed for sunglasses'],
  ]
  return rules.filter(([isBroken]) => isBroken).map(([, words]) => words)
}

function toProduct(row: Row) {
  const images = row.images.split('|').map((image) => image.trim())
  const own = images.filter((image) => image !== '')
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
    priceCents: row.price,
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
  }
}
