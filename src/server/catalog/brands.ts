import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type AdminBrand, type BrandChange, makerProblems, type NewBrand } from '../../contract/admin/brands.ts'
import { ShopError } from '../../contract/errors.ts'
import { makerGaps } from '../../domain/maker.ts'
import { findLastChange } from '../audit/last-change.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { brands, products } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'

export async function listBrands(db: Db, condition?: SQL): Promise<AdminBrand[]> {
  const { requestKey: _, ...columns } = getTableColumns(brands)
  const rows = await db
    .select({
      ...columns,
      products: sql<number>`count(${products.id})::int`,
      published: sql<number>`count(${products.id}) filter (where ${products.status} = 'published')::int`,
    })
    .from(brands)
    .leftJoin(products, eq(products.brand, brands.brand))
    .where(condition)
    .groupBy(brands.brand)
    .orderBy(sql`lower(${brands.brand})`)
  return rows.map((row) => ({ ...row, gaps: makerGaps(row) }))
}

/** @throws ShopError `not_found` */
export async function getBrand(db: Db, brand: string): Promise<AdminBrand> {
  const [found] = await listBrands(db, eq(brands.brand, brand))
  if (found === undefined) throw new ShopError('not_found')
  return found
}

/** @throws ShopError `invalid_input` where there is a brand of this name */
export function addBrand(shop: Shop, staff: SignedInStaff, { requestKey, ...fields }: NewBrand): Promise<AdminBrand> {
  return staffTransaction(shop, staff, async ({ db }) => {
    const [added] = await db
      .insert(brands)
      .values({ ...fields, requestKey })
      .onConflictDoNothing()
      .returning({ brand: brands.brand })
    if (added !== undefined) return getBrand(db, added.brand)
    const [earlier] = await listBrands(db, eq(brands.requestKey, requestKey))
    if (earlier === undefined) throw nameTaken()
    return earlier
  })
}

/**
 * Changes a brand as it was seen.
 * @throws ShopError `not_found`, `changed_meanwhile`; `invalid_input` where the name is taken, or where something about
 *   the maker is missing that its published products must say
 */
export function changeBrand(
  shop: Shop,
  staff: SignedInStaff,
  name: string,
  { version, ...fields }: BrandChange,
): Promise<AdminBrand> {
  return staffTransaction(shop, staff, async ({ db, clock }) => {
    await db.select({ brand: brands.brand }).from(brands).where(eq(brands.brand, name)).for('update')
    const current = await getBrand(db, name)
    if (current.version !== version) {
      const conflict = { current, ...(await findLastChange(db, 'brands', name, clock())) }
      throw new ShopError('changed_meanwhile', { conflict })
    }
    const missing = current.published > 0 ? makerProblems(fields) : {}
    if (Object.keys(missing).length > 0) throw new ShopError('invalid_input', { fields: missing })
    if (fields.brand !== name && (await db.$count(brands, eq(brands.brand, fields.brand))) > 0) throw nameTaken()
    await db.update(brands).set(fields).where(eq(brands.brand, name))
    return getBrand(db, fields.brand)
  })
}

const nameTaken = () => new ShopError('invalid_input', { fields: { brand: 'brand_taken' } })
