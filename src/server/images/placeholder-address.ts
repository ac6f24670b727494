import { createHash } from 'node:crypto'
import type { Product } from '../../contract/catalog.ts'
import { PLACEHOLDER_VIEWS, type PlaceholderView } from '../../domain/eyewear.ts'

/** Raise it when placeholders look otherwise: browsers keep an address for ever. */
const DRAWING_VERSION = 1

/** What a placeholder shows of a product. */
export type PlaceholderSubject = Pick<
  Product,
  | 'slug'
  | 'model'
  | 'categoryId'
  | 'shape'
  | 'material'
  | 'color'
  | 'frameType'
  | 'gender'
  | 'lensColor'
  | 'filterCategory'
  | 'polarised'
  | 'measurements'
>

/** The addresses of a product's placeholders, which hold a hash of what they show; an accessory has one. */
export function placeholderAddresses(product: PlaceholderSubject): string[] {
  const views = product.measurements === null ? PLACEHOLDER_VIEWS.slice(0, 1) : PLACEHOLDER_VIEWS
  const folder = folderOf(product)
  return views.map((view) => `${folder}/${view}.svg`)
}

/** One of them, or the same as a small PNG, for e-mail programs, none of which draws SVG. */
export function placeholderAddress(product: PlaceholderSubject, view: PlaceholderView, format: 'svg' | 'png'): string {
  return `${folderOf(product)}/${view}.${format}`
}

function folderOf(product: PlaceholderSubject): string {
  const { model, categoryId, shape, material, color, frameType, gender } = product
  const { lensColor, filterCategory, polarised, measurements: m } = product
  const size = m && [m.lensWidthMm, m.lensHeightMm, m.bridgeMm, m.templeMm, m.frameWidthMm]
  const frame = [model, categoryId, shape, material, color, frameType, gender, lensColor, filterCategory, polarised]
  const hash = createHash('sha256').update(JSON.stringify([DRAWING_VERSION, frame, size]))
  return `/pictures/${product.slug}/${hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10)}`
}
