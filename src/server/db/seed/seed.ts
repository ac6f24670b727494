import { sql } from 'drizzle-orm'
import { CATEGORY_IDS, placeholderImages } from '../../../domain/eyewear.ts'
import { foldUsername } from '../../../domain/login-name.ts'
import type { Db } from '../connect.ts'
import { brands, priceHistory, products, users } from '../schema.ts'
import { SEED_BRANDS } from './brands.ts'
import { SEED_PRODUCTS } from './products.ts'
import type { SeedProduct } from './seed-product.ts'
import { SEED_USERS } from './users.ts'

/** Any number, as long as every process of this shop uses the same. */
const SEED_LOCK = 357_016_020
/** The told world was not all put on the shelf at once. */
const FIRST_DAY = Date.parse('2026-03-02T08:00:00Z')
const DAY_MS = 86_400_000

/**
 * Sows the told world into a shop that has no products and no people yet, all or nothing; processes that start together
 * sow once.
 *
 * @param hashPassword makes of each person's password what is kept of it
 * @returns whether it was sown
 */
export async function seedDemoData(db: Db, hashPassword: (password: string) => Promise<string>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [shelf] = await tx.select({ id: products.id }).from(products).limit(1)
    const [person] = await tx.select({ id: users.id }).from(users).limit(1)
    if (shelf !== undefined || person !== undefined) return false
    await tx.insert(brands).values(SEED_BRANDS).onConflictDoNothing()
    const sown = await tx.insert(products).values(SEED_PRODUCTS.map(toRow)).returning()
    await tx.insert(priceHistory).values(sown.filter(isReduced).map(toEarlierPrice))
    for (const { password, ...person } of SEED_USERS) {
      const usernameFolded = foldUsername(person.username)
      const known = { ...person, usernameFolded, emailVerifiedAt: new Date(FIRST_DAY) }
      await tx.insert(users).values({ ...known, password: await hashPassword(password) })
    }
    return true
  })
}

const isReduced = (product: typeof products.$inferSelect) => product.discountPriceCents !== null

/** What a reduced product cost in full before, without which nothing might be called reduced. */
function toEarlierPrice({ id, priceCents }: typeof products.$inferSelect) {
  return { productId: id, priceCents, validFrom: sql`now() - interval '90 days'` }
}

function toRow({ category, measurements, ...product }: SeedProduct, position: number): typeof products.$inferInsert {
  return {
    ...product,
    ...measurements,
    categoryId: CATEGORY_IDS[category],
    images: placeholderImages(product.slug, measurements !== null),
    createdAt: new Date(FIRST_DAY + position * DAY_MS),
  }
}
