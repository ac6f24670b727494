import { createHash } from 'node:crypto'
import type { Product } from '../../contract/catalog.ts'
import { PLACEHOLDER_VIEWS, type PlaceholderView } from '../../domain/eyewear.ts'

/** Raise it when placeholders look different: browsers cache a path for ever. */
const DRAWING_VERSION = 2

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

/** The paths of a product's placeholders, with a hash of what they show. An accessory has one. */
export function placeholderAddresses(product: PlaceholderSubject): string[] {
  const views = product.measurements === null ? PLACEHOLDER_VIEWS.slice(0, 1) : PLACEHOLDER_VIEWS
  const folder = folderOf(product)
  return views.map((view) => `${folder}/${view}.svg`)
}

/** The path of one view, or of its small PNG for e-mail, where SVG is not supported. */
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
