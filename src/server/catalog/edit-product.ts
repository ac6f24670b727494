import { and, eq, ne, or } from 'drizzle-orm'
import type { NewProduct, PriceChange, ProductChanges } from '../../contract/admin/product-forms.ts'
import type { AdminProduct } from '../../contract/admin/product-page.ts'
import { ShopError } from '../../contract/errors.ts'
import type { FieldProblem } from '../../contract/field-problems.ts'
import { fromWire } from '../../contract/money.ts'
import { placeholderImages } from '../../domain/eyewear.ts'
import type { ProductStatus } from '../../domain/publishing.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { categories, products } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { getAdminProduct } from './admin-product.ts'
import { changeProduct, type SeenProduct } from './change-product.ts'
import { getBrandRow, type ProductValues } from './product-rows.ts'
import { listOpenReductions } from './reductions.ts'

const NO_MEASUREMENTS = {
  lensWidthMm: null,
  lensHeightMm: null,
  bridgeMm: null,
  templeMm: null,
  frameWidthMm: null,
  weightG: null,
}

/**
 * Adds a draft. The same request again answers with the first draft.
 * @throws ShopError `invalid_input` for a SKU or address that is taken; `not_permitted` for a price
 */
export function addProduct(shop: Shop, staff: SignedInStaff, form: NewProduct): Promise<AdminProduct> {
  const { requestKey, price, ...changes } = form
  if (price != null && !staff.permissions.includes('catalog.prices')) throw new ShopError('not_permitted')
  return staffTransaction(shop, staff, async (shop) => {
    const [repeated] = await shop.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.requestKey, requestKey))
    if (repeated !== undefined) return getAdminProduct(shop, repeated.id)
    await assertReferences(shop.db, changes)
    const { name, sku, slug, categoryId, brand, material, color } = form
    const images = placeholderImages(slug, (changes.measurements ?? null) !== null)
    const priceCents = price == null ? 0 : fromWire(price)
    const required = { name, sku, slug, categoryId, brand, material, color, nameEl: changes.nameEl ?? '' }
    const [added] = await shop.db
      .insert(products)
      .values({ ...toColumns(changes), ...required, priceCents, images, requestKey, status: 'draft' })
      .onConflictDoNothing()
      .returning({ id: products.id })
    // Somebody else has taken the SKU or the address since it was looked for.
    if (added === undefined) throw new ShopError('invalid_input', { fields: { sku: 'sku_taken' } })
    return getAdminProduct(shop, added.id)
  })
}

/** @throws ShopError as `changeProduct`; `invalid_input` for a SKU or address that is taken; `slug_fixed` */
export function editProduct(
  shop: Shop,
  staff: SignedInStaff,
  seen: SeenProduct,
  changes: ProductChanges,
): Promise<AdminProduct> {
  return changeProduct(shop, staff, seen, async (shop, product) => {
    const { slug = product.slug } = changes
    if (slug !== product.slug && product.status === 'published') {
      throw new ShopError('slug_fixed', { fields: { slug: 'invalid_value' } })
    }
    await assertReferences(shop.db, changes, product.id)
    return toColumns(changes)
  })
}

/** @throws ShopError as `changeProduct`; `reduction_exists`; `invalid_input` for prices that contradict */
export function changePrice(
  shop: Shop,
  staff: SignedInStaff,
  seen: SeenProduct,
  { price, discountPrice }: PriceChange,
): Promise<AdminProduct> {
  return changeProduct(shop, staff, seen, async (shop, product) => {
    const priceCents = price === undefined ? product.priceCents : fromWire(price)
    const open = await listOpenReductions(shop.db, [product.id])
    const isDiscountChanged = discountPrice !== undefined && toCents(discountPrice) !== product.discountPriceCents
    if (isDiscountChanged && open.length > 0) throw new ShopError('reduction_exists')
    const discountPriceCents = isDiscountChanged ? toCents(discountPrice) : product.discountPriceCents
    const highest = Math.max(discountPriceCents ?? 0, ...open.map((one) => one.priceCents))
    if (highest >= priceCents && highest > 0) {
      const fields = isDiscountChanged
        ? ({ discountPrice: 'reduction_not_lower' } as const)
        : ({ price: 'price_below_reduction' } as const)
      throw new ShopError('invalid_input', { fields })
    }
    if (priceCents === product.priceCents && discountPriceCents === product.discountPriceCents) return null
    return { priceCents, discountPriceCents }
  })
}

/** @throws ShopError as `changeProduct` */
export const changeStatus = (shop: Shop, staff: SignedInStaff, seen: SeenProduct, status: ProductStatus) =>
  changeProduct(shop, staff, seen, async (_, product) => (product.status === status ? null : { status }))

const toCents = (price: number | null) => (price === null ? null : fromWire(price))

function toColumns({ measurements, ...changes }: ProductChanges): ProductValues {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(given),
    ...(measurements === undefined ? {} : (measurements ?? NO_MEASUREMENTS)),
  }
}

/** @param own the product that may keep its SKU and address */
async function assertReferences(tx: Db, { sku, slug, brand, categoryId }: ProductChanges, own = 0): Promise<void> {
  const fields: Record<string, FieldProblem> = {}
  const taken = await tx
    .select({ sku: products.sku, slug: products.slug })
    .from(products)
    .where(and(ne(products.id, own), or(eq(products.sku, sku ?? ''), eq(products.slug, slug ?? ''))))
  if (taken.some((one) => one.sku === sku)) fields.sku = 'sku_taken'
  if (taken.some((one) => one.slug === slug)) fields.slug = 'slug_taken'
  if (categoryId !== undefined && (await tx.$count(categories, eq(categories.id, categoryId))) === 0) {
    fields.categoryId = 'invalid_value'
  }
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_input', { fields })
  if (brand !== undefined) await getBrandRow(tx, brand)
}
