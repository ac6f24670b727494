import { z } from '@hono/zod-openapi'
import { COLORS, FRAME_TYPES, GENDERS, LENS_COLORS, MATERIALS, SHAPES } from '../domain/eyewear.ts'
import { euros, moment, storedId } from './fields.ts'

export const category = z
  .object({
    id: storedId,
    name: z.string(),
    nameEl: z.string(),
    description: z.string(),
    descriptionEl: z.string(),
    slug: z.string(),
  })
  .openapi('Category')
export type Category = z.infer<typeof category>

const measurements = z.object({
  lensWidthMm: z.number(),
  lensHeightMm: z.number(),
  bridgeMm: z.number(),
  templeMm: z.number(),
  frameWidthMm: z.number(),
  weightG: z.number(),
})

const maker = z.object({
  name: z.string(),
  postalAddress: z.string(),
  email: z.string(),
  responsiblePerson: z.string().nullable(),
})

const colourway = z.object({
  slug: z.string(),
  name: z.string(),
  nameEl: z.string(),
  color: z.enum(COLORS),
  isInStock: z.boolean(),
})
export type Colourway = z.infer<typeof colourway>

export const product = z
  .object({
    id: storedId,
    sku: z.string(),
    model: z.string().nullable(),
    slug: z.string(),
    name: z.string(),
    nameEl: z.string(),
    description: z.string(),
    descriptionEl: z.string(),
    price: euros.describe('EUR, VAT included; of a reduced product the lowest of the 30 days before the reduction'),
    discountPrice: euros.nullable().describe('what is paid while the product is reduced'),
    categoryId: storedId,
    brand: z.string(),
    material: z.enum(MATERIALS),
    color: z.enum(COLORS),
    shape: z.enum(SHAPES).nullable(),
    frameType: z.enum(FRAME_TYPES).nullable(),
    gender: z.enum(GENDERS).nullable(),
    stock: z.int(),
    isNew: z.boolean(),
    isBestseller: z.boolean(),
    images: z.array(z.string()),
    imageAlts: z
      .record(z.string(), z.object({ en: z.string(), el: z.string() }))
      .describe('what pictures show, by address; a picture without one shows the product'),
    wornImages: z
      .array(z.string())
      .describe('the frame worn by heads of limestone, first by the one it fits; may be empty'),
    preview: z.string().nullable().describe('the first image in 24 pixels of width, as a data URI'),
    measurements: measurements.nullable(),
    lensColor: z.enum(LENS_COLORS).nullable(),
    filterCategory: z.int().nullable().describe('EN ISO 12312-1, 0 to 4'),
    uv400: z.boolean().nullable(),
    polarised: z.boolean().nullable(),
    maker,
    colourways: z
      .array(colourway)
      .optional()
      .describe('the products of the model, itself included, where there are several; not in carts'),
    createdAt: moment,
  })
  .openapi('Product')
export type Product = z.infer<typeof product>

/** Of a product, what no list shows. */
export const NOT_ON_CARDS = {
  description: true,
  descriptionEl: true,
  maker: true,
  wornImages: true,
  createdAt: true,
} as const

/** What a list shows of a product, with two pictures. */
export const productCard = product.omit(NOT_ON_CARDS).openapi('ProductCard')
export type ProductCard = z.infer<typeof productCard>

/** A product as its page shows it; of one that a list has shown, the rest is still on its way. */
export type ShownProduct = ProductCard & Partial<Product>
