import { FAMILY_OF_COLOR, TINT_OF_LENS } from '../../src/domain/attribute-families.ts'
import type { Measurements } from '../../src/domain/eyewear.ts'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'

export type Expected = (product: SeedProduct) => boolean

export const all =
  (...conditions: Expected[]): Expected =>
  (product) =>
    conditions.every((condition) => condition(product))
export const any =
  (...conditions: Expected[]): Expected =>
  (product) =>
    conditions.some((condition) => condition(product))
export const has =
  <Field extends keyof SeedProduct>(field: Field, ...values: SeedProduct[Field][]): Expected =>
  (product) =>
    values.includes(product[field])

export const family =
  (name: string): Expected =>
  ({ color }) =>
    FAMILY_OF_COLOR[color] === name
export const tint =
  (name: string): Expected =>
  ({ lensColor }) =>
    lensColor !== null && TINT_OF_LENS[lensColor] === name
export const named =
  (text: string): Expected =>
  ({ name }) =>
    name.includes(text)
export const described =
  (text: string): Expected =>
  ({ description, descriptionEl }) =>
    `${description} ${descriptionEl}`.toLowerCase().includes(text)
export const sku =
  (code: string): Expected =>
  (product) =>
    product.sku.startsWith(code)
export const sized =
  (sizes: Partial<Measurements>): Expected =>
  ({ measurements }) =>
    Object.entries(sizes).every(([name, mm]) => measurements?.[name as keyof Measurements] === mm)
const priceOf = ({ priceCents, discountPriceCents }: SeedProduct) => discountPriceCents ?? priceCents
export const upTo =
  (euros: number): Expected =>
  (product) =>
    priceOf(product) <= euros * 100
export const from =
  (euros: number): Expected =>
  (product) =>
    priceOf(product) >= euros * 100

export const brand = (...names: string[]) => has('brand', ...names)
export const sunglasses = has('category', 'sunglasses')
export const optical = has('category', 'optical-frames')
export const sport = has('category', 'sport-eyewear')
export const kids = has('category', 'kids')
export const accessories = has('category', 'accessories')
export const eyewear: Expected = (product) => !accessories(product)
export const wide = all(eyewear, ({ measurements }) => (measurements?.frameWidthMm ?? 0) >= 140)
export const narrow = all(eyewear, ({ measurements }) => (measurements?.frameWidthMm ?? 999) <= 128)
export const tinted: Expected = ({ filterCategory }) => filterCategory !== null
export const clear: Expected = (product) => !tinted(product) && eyewear(product)
export const underGrams = (grams: number): Expected => upToGrams(grams - 1)
export const upToGrams =
  (grams: number): Expected =>
  ({ measurements }) =>
    measurements !== null && measurements.weightG <= grams
export const polarised = has('polarised', true)
export const women = has('gender', 'women')
export const men = has('gender', 'men')
export const frame = (color: string) => all(family(color), eyewear)

/** What must be found, and searches for it. */
export type Row = readonly [expected: Expected, ...queries: string[]]
