import { eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { placeholderImages } from '../../domain/eyewear.ts'
import { type PublishingGap, publishingGaps } from '../../domain/publishing.ts'
import { measurementsOf } from '../catalog-index/read-products.ts'
import type { Db } from '../db/connect.ts'
import { brands, products } from '../db/schema.ts'
import { arePlaceholders, shownImages } from '../images/shown-images.ts'
import type { Shop } from '../shop.ts'

export type ProductRow = typeof products.$inferSelect
export type ProductValues = Partial<typeof products.$inferInsert>
export type BrandRow = typeof brands.$inferSelect
type Pictured = Pick<Shop, 'images'>

/** @throws ShopError `not_found` */
export async function getProductRow(tx: Db, productId: number): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(eq(products.id, productId))
  if (row === undefined) throw new ShopError('not_found')
  return row
}

/** @throws ShopError `not_found` */
export async function lockProduct(tx: Db, productId: number): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(eq(products.id, productId)).for('update')
  if (row === undefined) throw new ShopError('not_found')
  return row
}

export async function getBrandRow(tx: Db, brand: string): Promise<BrandRow> {
  const [row] = await tx.select().from(brands).where(eq(brands.brand, brand))
  if (row === undefined) throw new ShopError('invalid_input', { fields: { brand: 'invalid_value' } })
  return row
}

export const imagesOf = ({ images }: Pictured, row: ProductRow): string[] =>
  shownImages(images.variants, { ...row, measurements: measurementsOf(row) })

export const hasPicture = ({ images }: Pictured, row: ProductRow): boolean =>
  !arePlaceholders(row) || images.variants.find(row.slug) !== null

export function gapsOf(shop: Pictured, row: ProductRow, brand: BrandRow): PublishingGap[] {
  const maker = { name: brand.maker, postalAddress: brand.postalAddress, email: brand.email }
  return publishingGaps({ ...row, hasPicture: hasPicture(shop, row), maker })
}

/** Placeholders are named after the address and the measurements, so they follow those. */
export function followingImages(row: ProductRow): string[] {
  return arePlaceholders(row) ? placeholderImages(row.slug, row.lensWidthMm !== null) : row.images
}
