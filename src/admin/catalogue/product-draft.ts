import type { AdminInput, AdminOutput } from '../../contract/admin/calls.ts'
import { toWire } from '../../contract/money.ts'
import { priceText, readPriceInput } from '../../domain/price-input.ts'

export type AdminProduct = AdminOutput<'GET /api/admin/products/{productId}'>
export type ProductChanges = AdminInput<'PATCH /api/admin/products/{productId}'>['body']['changes']
type NewProduct = AdminInput<'POST /api/admin/products'>['body']

export const TEXTS = ['name', 'nameEl', 'description', 'descriptionEl', 'sku', 'slug', 'brand'] as const
const CHOICES = ['shape', 'frameType', 'gender', 'lensColor'] as const
export const MEASURES = ['lensWidthMm', 'lensHeightMm', 'bridgeMm', 'templeMm', 'frameWidthMm', 'weightG'] as const
const YES_OR_NO = ['uv400', 'polarised'] as const
const FLAGS = ['isNew', 'isBestseller'] as const

type Field =
  | (typeof TEXTS)[number]
  | (typeof CHOICES)[number]
  | (typeof MEASURES)[number]
  | (typeof YES_OR_NO)[number]
  | 'model'
  | 'categoryId'
  | 'material'
  | 'color'
  | 'taxClass'
  | 'filterCategory'
  | 'price'

/** The form of a product, as typed. */
export type ProductDraft = Record<Field, string> & Record<(typeof FLAGS)[number], boolean>
export type DraftField = keyof ProductDraft

const each = <Name extends string, Value>(names: readonly Name[], toValue: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>

const yesOrNo = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')

export function toDraft(product: AdminProduct): ProductDraft {
  const { measurements, filterCategory, price } = product
  return {
    ...each(TEXTS, (name) => product[name]),
    ...each(CHOICES, (name) => product[name] ?? ''),
    ...each(MEASURES, (name) => (measurements === null ? '' : String(measurements[name]))),
    ...each(YES_OR_NO, (name) => yesOrNo(product[name])),
    ...each(FLAGS, (name) => product[name]),
    model: product.model ?? '',
    categoryId: String(product.categoryId),
    material: product.material,
    color: product.color,
    taxClass: product.taxClass,
    filterCategory: filterCategory === null ? '' : String(filterCategory),
    price: price === null ? '' : priceText(Math.round(price * 100)),
  }
}

export const EMPTY_DRAFT: ProductDraft = {
  ...each(TEXTS, () => ''),
  ...each(CHOICES, () => ''),
  ...each(MEASURES, () => ''),
  ...each(YES_OR_NO, () => ''),
  ...each(FLAGS, () => false),
  model: '',
  categoryId: '1',
  material: 'acetate',
  color: 'black',
  taxClass: 'standard',
  filterCategory: '',
  price: '',
}

const toNumber = (text: string) => Number(text.trim().replace(',', '.'))

/** The changed fields as the call takes them, without the price. What is no number is sent as such, and refused. */
export function toChanges(draft: ProductDraft, changed: readonly DraftField[]): ProductChanges {
  const values: Record<string, unknown> = {}
  for (const name of changed) {
    if (name === 'price' || includes(MEASURES, name)) continue
    const value = draft[name]
    if (typeof value === 'boolean') values[name] = value
    else if (name === 'categoryId') values[name] = Number(value)
    else if (name === 'filterCategory') values[name] = value === '' ? null : Number(value)
    else if (includes(YES_OR_NO, name)) values[name] = value === '' ? null : value === 'yes'
    else values[name] = value === '' && !includes(TEXTS, name) ? null : value
  }
  if (changed.some((name) => includes(MEASURES, name))) {
    const isGiven = MEASURES.some((name) => draft[name].trim() !== '')
    values.measurements = isGiven ? each(MEASURES, (name) => toNumber(draft[name])) : null
  }
  return values as ProductChanges
}

/** A new product of everything that was typed. */
export function toNewProduct(draft: ProductDraft, requestKey: string): NewProduct {
  const typed = (Object.keys(draft) as DraftField[]).filter((name) => draft[name] !== '' && draft[name] !== false)
  const price = readPriceInput(draft.price)
  const required = { sku: draft.sku, slug: draft.slug, name: draft.name, brand: draft.brand }
  return {
    ...required,
    ...toChanges(draft, typed),
    ...(price.is === 'price' ? { price: toWire(price.cents) } : {}),
    requestKey,
  } as NewProduct
}

const includes = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

/** An address in small Latin letters, from a brand and a name. */
export const slugOf = (...texts: readonly string[]): string =>
  texts
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
