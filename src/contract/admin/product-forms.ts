import { z } from '@hono/zod-openapi'
import { COLORS, FRAME_TYPES, GENDERS, LENS_COLORS, MATERIALS, SHAPES } from '../../domain/eyewear.ts'
import { PRODUCT_STATUSES } from '../../domain/publishing.ts'
import { TAX_CLASSES } from '../../domain/tax-rates.ts'
import { RESERVED_SLUGS } from '../catalog-calls.ts'
import { fieldMessage } from '../field-problems.ts'
import { calendarDate, line, lines, storedId } from '../fields.ts'

const MOST_EUROS = 999_999.99

export const version = z
  .int()
  .min(1)
  .describe('of the product that was seen; another one is refused with changed_meanwhile')
export const requestKey = z.uuid().describe('chosen by the client; the same request again answers the first result')

const required = (max: number) => line(max).min(1, fieldMessage('text_required'))
const optionalLine = (max: number) =>
  line(max)
    .transform((text) => (text === '' ? null : text))
    .nullable()
const millimetres = z
  .number()
  .positive(fieldMessage('invalid_value'))
  .max(999.9, fieldMessage('invalid_value'))
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, fieldMessage('invalid_value'))

const measurements = z
  .object({
    lensWidthMm: millimetres,
    lensHeightMm: millimetres,
    bridgeMm: millimetres,
    templeMm: millimetres,
    frameWidthMm: millimetres,
    weightG: millimetres,
  })
  .refine((one) => one.frameWidthMm >= 2 * one.lensWidthMm + one.bridgeMm, {
    path: ['frameWidthMm'],
    message: fieldMessage('frame_too_narrow'),
  })

/** EUR with at most two decimals. */
const price = z
  .number(fieldMessage('price_required'))
  .min(0.01, fieldMessage('price_required'))
  .max(MOST_EUROS, fieldMessage('invalid_value'))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, fieldMessage('invalid_value'))

const fields = z.object({
  sku: required(64),
  slug: line(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fieldMessage('slug_invalid'))
    .refine((text) => !RESERVED_SLUGS.includes(text), fieldMessage('slug_invalid')),
  model: optionalLine(100),
  name: required(200),
  nameEl: line(200),
  description: lines(4000).trim(),
  descriptionEl: lines(4000).trim(),
  categoryId: storedId,
  brand: required(100),
  material: z.enum(MATERIALS),
  color: z.enum(COLORS),
  shape: z.enum(SHAPES).nullable(),
  frameType: z.enum(FRAME_TYPES).nullable(),
  gender: z.enum(GENDERS).nullable(),
  taxClass: z.enum(TAX_CLASSES),
  isNew: z.boolean(),
  isBestseller: z.boolean(),
  measurements: measurements.nullable().describe('all six or none'),
  lensColor: z.enum(LENS_COLORS).nullable(),
  filterCategory: z.int().min(0).max(4).nullable().describe('EN ISO 12312-1, 0 to 4'),
  uv400: z.boolean().nullable(),
  polarised: z.boolean().nullable(),
})

/** A draft needs little; the rest may follow before it is published. */
export const newProductForm = fields.partial().extend({
  ...{ sku: fields.shape.sku, slug: fields.shape.slug, name: fields.shape.name, categoryId: fields.shape.categoryId },
  ...{ brand: fields.shape.brand, material: fields.shape.material, color: fields.shape.color },
  price: price.nullable().optional().describe('needs the permission for prices'),
  requestKey,
})
export type NewProduct = z.output<typeof newProductForm>

export const productChanges = fields.partial()
export type ProductChanges = z.output<typeof productChanges>
export const productChangeForm = z.object({
  version,
  changes: productChanges.describe('only the fields that change'),
})

export const priceForm = z.object({
  version,
  price: price.optional().describe('the full price'),
  discountPrice: price.nullable().optional().describe('a reduction without dates; null ends it'),
})
export type PriceChange = Omit<z.output<typeof priceForm>, 'version'>

export const statusForm = z.object({ version, status: z.enum(PRODUCT_STATUSES) })

export const reductionForm = z.object({
  version,
  requestKey,
  price,
  from: calendarDate.describe('the first day, in Cyprus; today means from now on'),
  to: calendarDate.describe('the last day, in Cyprus, inclusive'),
})
export type NewReduction = z.output<typeof reductionForm>
