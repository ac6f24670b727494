import { printedGtin } from '../../domain/barcode.ts'
import type { products } from '../db/schema.ts'
import { isPlaceholder } from '../images/shown-images.ts'
import { type COLUMNS, DECIMAL_COLUMNS } from './product-row.ts'

type ProductRow = typeof products.$inferInsert
export type Cells = Record<(typeof COLUMNS)[number], string>

export interface FiledProduct extends Omit<ProductRow, 'images'> {
  images: string[]
  categorySlug: string
  barcodes: string[]
}

/** A product as the cells of a file, which `readRow` reads back. */
export function toCells(product: FiledProduct): Cells {
  const arePlaceholders = product.images.every((image) => isPlaceholder(product.slug, image))
  return {
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    name_el: product.nameEl,
    description: product.description ?? '',
    description_el: product.descriptionEl ?? '',
    category: product.categorySlug,
    brand: product.brand,
    model: product.model ?? '',
    material: product.material,
    color: product.color,
    shape: product.shape ?? '',
    frame_type: product.frameType ?? '',
    gender: product.gender ?? '',
    price: product.priceCents === 0 ? '' : amount(product.priceCents),
    discount_price: amount(product.discountPriceCents),
    stock: `${product.stock ?? 0}`,
    is_new: yesOrNo(product.isNew ?? false),
    is_bestseller: yesOrNo(product.isBestseller ?? false),
    images: arePlaceholders ? '' : product.images.join('|'),
    lens_width_mm: measure(product.lensWidthMm),
    lens_height_mm: measure(product.lensHeightMm),
    bridge_mm: measure(product.bridgeMm),
    temple_mm: measure(product.templeMm),
    frame_width_mm: measure(product.frameWidthMm),
    weight_g: measure(product.weightG),
    lens_color: product.lensColor ?? '',
    filter_category: `${product.filterCategory ?? ''}`,
    uv400: yesOrNo(product.uv400 ?? null),
    polarised: yesOrNo(product.polarised ?? null),
    status: product.status ?? '',
    barcodes: product.barcodes.map(printedGtin).join('|'),
    tax_class: product.taxClass ?? 'standard',
    stock_change: '',
    store: '',
  }
}

/** Writes the decimals of a file separated by semicolons, or reads them. */
export function swapDecimals(cells: Record<string, string>, from: ',' | '.', to: ',' | '.'): Record<string, string> {
  const swapped = DECIMAL_COLUMNS.filter((name) => name in cells).map((name) => [name, cells[name]?.replace(from, to)])
  return { ...cells, ...Object.fromEntries(swapped) }
}

const amount = (cents: number | null | undefined) => (cents == null ? '' : (cents / 100).toFixed(2))
const measure = (value: number | null | undefined) => (value == null ? '' : `${Math.round(value * 10) / 10}`)

function yesOrNo(value: boolean | null): string {
  if (value === null) return ''
  return value ? 'yes' : 'no'
}
