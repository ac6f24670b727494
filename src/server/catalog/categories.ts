import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { AdminCategory, CategoryChange } from '../../contract/admin/brands.ts'
import { ShopError } from '../../contract/errors.ts'
import { findLastChange } from '../audit/last-change.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { categories, products } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'

export const listAdminCategories = (db: Db): Promise<AdminCategory[]> =>
  db
    .select({ ...getTableColumns(categories), products: sql<number>`count(${products.id})::int` })
    .from(categories)
    .leftJoin(products, eq(products.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(categories.id)

/** Changes a category as it was seen. @throws ShopError `not_found`, `changed_meanwhile` */
export function changeCategory(
  shop: Shop,
  staff: SignedInStaff,
  id: number,
  { version, ...fields }: CategoryChange,
): Promise<AdminCategory> {
  return staffTransaction(shop, staff, async ({ db, clock }) => {
    await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update')
    const current = await getCategory(db, id)
    if (current.version !== version) {
      const conflict = { current, ...(await findLastChange(db, 'categories', id, clock())) }
      throw new ShopError('changed_meanwhile', { conflict })
    }
    await db.update(categories).set(fields).where(eq(categories.id, id))
    return getCategory(db, id)
  })
}

async function getCategory(db: Db, id: number): Promise<AdminCategory> {
  const found = (await listAdminCategories(db)).find((category) => category.id === id)
  if (found === undefined) throw new ShopError('not_found')
  return found
}
