import { sql } from 'drizzle-orm'
import { CATEGORY_IDS, placeholderImages } from '../../../domain/eyewear.ts'
import { foldUsername } from '../../../domain/login-name.ts'
import type { Db } from '../connect.ts'
import { brands, priceHistory, products, users } from '../schema.ts'
import { SEED_BRANDS } from './brands.ts'
import { SEED_PRODUCTS } from './products.ts'
import type { SeedProduct } from './seed-product.ts'
import { SEED_USERS } from './users.ts'

/** Arbitrary, but the same in every process. */
const SEED_LOCK = 357_016_020
/** Demo products get different creation dates. */
const FIRST_DAY = Date.parse('2026-03-02T08:00:00Z')
const DAY_MS = 86_400_000

/**
 * Seeds the demo data into a shop without products and users, in one transaction. Concurrent processes seed once.
 * @param hashPassword hashes a user's password for storage
 * @param seedMore adds demo data of other nouns in the same transaction
 * @returns whether the data was seeded
 */
export async function seedDemoData(
  db: Db,
  hashPassword: (password: string) => Promise<string>,
  seedMore?: (tx: Db) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [existingProduct] = await tx.select({ id: products.id }).from(products).limit(1)
    const [existingUser] = await tx.select({ id: users.id }).from(users).limit(1)
    if (existingProduct !== undefined || existingUser !== undefined) return false
    const seededBrands = SEED_BRANDS.map((brand) => ({ ...brand, isInUnion: brand.responsiblePerson === null }))
    await tx.insert(brands).values(seededBrands).onConflictDoNothing()
    const seeded = await tx.insert(products).values(SEED_PRODUCTS.map(toRow)).returning()
    await tx.insert(priceHistory).values(seeded.filter(isReduced).map(toEarlierPrice))
    for (const { password, ...user } of SEED_USERS) {
      const usernameFolded = foldUsername(user.username)
      const row = { ...user, usernameFolded, emailVerifiedAt: new Date(FIRST_DAY) }
      await tx.insert(users).values({ ...row, password: await hashPassword(password) })
    }
    await seedMore?.(tx)
    return true
  })
}

const isReduced = (product: typeof products.$inferSelect) => product.discountPriceCents !== null

/** The full price before a reduction; without it, no reduction may be shown. */
function toEarlierPrice({ id, priceCents }: typeof products.$inferSelect) {
  return { productId: id, priceCents, validFrom: sql`now() - interval '90 days'` }
}

/** Without its pieces, which the ledger of the stock opens with. */
function toRow(seeded: SeedProduct, position: number): typeof products.$inferInsert {
  const { category, measurements, stock: _, ...product } = seeded
  return {
    ...product,
    ...measurements,
    categoryId: CATEGORY_IDS[category],
    images: placeholderImages(product.slug, measurements !== null),
    createdAt: new Date(FIRST_DAY + position * DAY_MS),
  }
}
