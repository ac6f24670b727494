import { inArray, sql } from 'drizzle-orm'
import { publishingGaps } from '../../domain/publishing.ts'
import type { Db } from '../db/connect.ts'
import { brands, categories, products } from '../db/schema.ts'
import { productCodes } from '../db/stock-schema.ts'
import { mapInTurns } from '../in-turns.ts'
import type { ImportedRow } from './import-csv.ts'
import { type BadLine, type ImportProblem, toBadLine } from './import-problems.ts'
import type { ReadRow } from './product-row.ts'
import type { StoredProduct } from './read-filed-products.ts'

const BATCH = 500

/** What the database says against some rows. */
export async function findConflicts(
  tx: Db,
  rows: readonly ImportedRow<ReadRow>[],
  stored: ReadonlyMap<string, StoredProduct>,
): Promise<BadLine[]> {
  const slugs = new Set((await tx.select({ slug: categories.slug }).from(categories)).map((row) => row.slug))
  const makers = new Map((await tx.select().from(brands)).map((row) => [row.brand, row]))
  const skuOfSlug = await readOwners(tx, rows)
  const skuOfCode = await readCodeOwners(tx, rows)
  const found = await mapInTurns(rows, ({ line, row }) => {
    const owner = skuOfSlug.get(row.slug)
    const maker = makers.get(row.brand)
    const taken = (row.barcodes ?? []).filter((gtin) => (skuOfCode.get(gtin) ?? row.sku) !== row.sku)
    const gaps = isPublishing(row, stored.get(row.sku)) && maker ? textGaps(row, stored.get(row.sku), maker) : []
    const rules: [boolean, ImportProblem][] = [
      [!slugs.has(row.category), { code: 'unknown', column: 'category', detail: row.category }],
      [maker === undefined, { code: 'unknown_brand', column: 'brand', detail: row.brand }],
      [
        owner !== undefined && owner !== row.sku,
        { code: 'taken', column: 'slug', detail: row.slug, other: owner ?? '' },
      ],
      [
        taken.length > 0,
        { code: 'taken', column: 'barcodes', detail: taken[0] ?? '', other: skuOfCode.get(taken[0] ?? '') ?? '' },
      ],
      [gaps.length > 0, { code: 'incomplete', column: 'status', detail: gaps.join(', ') }],
    ]
    return rules.filter(([isBroken]) => isBroken).map(([, problem]) => toBadLine(line, problem))
  })
  return found.flat()
}

const isPublishing = (row: ReadRow, current: StoredProduct | undefined) =>
  row.status === 'published' && current !== undefined && current.status !== 'published'

/** Pictures can be drawn, so a file need not have them. */
function textGaps(row: ReadRow, current: StoredProduct | undefined, maker: typeof brands.$inferSelect) {
  const { maker: name, postalAddress, email } = maker
  const categoryId = row.category === 'sunglasses' ? 1 : (current?.categoryId ?? 0)
  return publishingGaps({ ...row, categoryId, hasPicture: true, maker: { name, postalAddress, email } })
}

async function readOwners(tx: Db, rows: readonly ImportedRow<ReadRow>[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (let start = 0; start < rows.length; start += BATCH) {
    const slugs = rows.slice(start, start + BATCH).map(({ row }) => row.slug)
    const found = await tx
      .select({ slug: products.slug, sku: products.sku })
      .from(products)
      .where(inArray(products.slug, slugs))
    for (const { slug, sku } of found) owners.set(slug, sku)
  }
  return owners
}

/** Who has a barcode: a product of the database, or the first line of the file. */
async function readCodeOwners(tx: Db, rows: readonly ImportedRow<ReadRow>[]): Promise<Map<string, string>> {
  const given = rows.flatMap(({ row }) => (row.barcodes ?? []).map((gtin) => [gtin, row.sku] as const))
  const owners = new Map([...given].reverse())
  const skus = new Set(rows.filter(({ row }) => row.barcodes !== null).map(({ row }) => row.sku))
  for (let start = 0; start < given.length; start += BATCH) {
    const codes = given.slice(start, start + BATCH).map(([gtin]) => gtin)
    const found = await tx
      .select({ gtin14: productCodes.gtin14, sku: products.sku })
      .from(productCodes)
      .innerJoin(products, sql`${products.id} = ${productCodes.productId}`)
      .where(inArray(productCodes.gtin14, codes))
    // A product whose barcodes the file says may give one to another.
    for (const { gtin14, sku } of found) if (!skus.has(sku)) owners.set(gtin14, sku)
  }
  return owners
}
