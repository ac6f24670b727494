import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'
import { productCodes } from '../db/stock-schema.ts'
import type { Separator } from './csv-file.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

async function exported(separator: Separator): Promise<string> {
  let file = ''
  for await (const part of exportProducts(shop.shop.db, separator)) file += part
  return file
}
const rows = () => shop.shop.db.select().from(products).orderBy(products.id)
const separators: Separator[] = [',', ';']

describe.each(separators)('an export separated by “%s”', (separator) => {
  test('changes nothing when it is imported as it is', async () => {
    const [first] = await rows()
    await shop.shop.db
      .insert(productCodes)
      .values({ gtin14: '06291041500213', productId: first?.id ?? 0 })
      .onConflictDoNothing()
    await shop.shop.db
      .update(products)
      .set({ taxClass: 'reduced_5' })
      .where(eq(products.id, first?.id ?? 0))
    const before = await rows()
    const report = await importProducts(shop.shop.db, await exported(separator), false)
    expect(report).toEqual({ added: 0, changed: 0, unchanged: before.length, bad: [] })
    expect(await rows()).toEqual(before)
    expect(await shop.shop.db.$count(productCodes)).toBe(1)
  })

  test('makes the same products in a shop that lost them', async () => {
    const before = (await rows()).filter(({ slug }) => ['hard-case-black', 'faro-navy'].includes(slug))
    const file = await exported(separator)
    const ids = before.map(({ id }) => id)
    // What has had pieces is never deleted, so it is lost to the file by another name.
    const lost = { sku: sql`'LOST-' || ${products.id}`, slug: sql`'lost-' || ${products.id}` }
    await shop.shop.db.update(products).set(lost).where(inArray(products.id, ids))
    expect(await importProducts(shop.shop.db, file, false)).toMatchObject({ added: before.length, changed: 0, bad: [] })
    const comparable = (row: (typeof before)[number]) => ({ ...row, id: 0, version: 0, createdAt: 0 })
    const after = (await rows()).filter(({ slug }) => ['hard-case-black', 'faro-navy'].includes(slug))
    const bySlug = (one: { slug: string }, other: { slug: string }) => one.slug.localeCompare(other.slug)
    expect(after.map(comparable).sort(bySlug)).toEqual(before.map(comparable).sort(bySlug))
  })

  test('gives back every text, whatever signs and lines it has', async () => {
    const [{ id } = { id: 0 }] = await rows()
    const signs = fc.constantFrom('"', "'", '=', '+', '-', '@', ';', ',', '\t', 'a', 'ώ', ' ', '|', '€')
    const one = fc.string({ unit: signs, maxLength: 12 }).map((text) => text.replaceAll('\t', '').trim())
    const many = fc
      .string({ unit: fc.oneof(signs, fc.constantFrom('\n', '\r\n')), maxLength: 12 })
      .map((text) => text.trim())
    await fc.assert(
      fc.asyncProperty(one, many, many, async (name, description, descriptionEl) => {
        await shop.shop.db
          .update(products)
          .set({ name: name || 'x', description, descriptionEl })
          .where(eq(products.id, id))
        const before = await rows()
        const file = await exported(separator)
        expect(await importProducts(shop.shop.db, file, false)).toMatchObject({ changed: 0, added: 0, bad: [] })
        expect(await rows()).toEqual(before)
        // What was lost comes back as it was.
        await shop.shop.db
          .update(products)
          .set({ name: 'lost', description: '', descriptionEl: '' })
          .where(eq(products.id, id))
        await importProducts(shop.shop.db, file, false)
        expect(await rows()).toMatchObject(before.map(({ version: _, ...row }) => row))
      }),
      { numRuns: 15 },
    )
  })
})

test('an export begins with a byte order mark and guards cells against spreadsheets', async () => {
  const [{ id } = { id: 0 }] = await rows()
  await shop.shop.db.update(products).set({ name: '=cmd()', description: "'+1" }).where(eq(products.id, id))
  const file = await exported(';')
  expect(file.startsWith('\ufeffsku;slug;name;')).toBe(true)
  expect(file).toContain(";'=cmd();")
  expect(file).toContain(";''+1;")
})

test('pieces sold after an export stay sold when it is imported', async () => {
  const file = await exported(',')
  const [before] = await rows()
  await shop.shop.db
    .update(products)
    .set({ stock: (before?.stock ?? 0) - 1 })
    .where(eq(products.id, before?.id ?? 0))
  expect(await importProducts(shop.shop.db, file, false)).toMatchObject({ changed: 0 })
  expect((await rows())[0]).toMatchObject({ stock: (before?.stock ?? 0) - 1 })
})

test('a file separated by semicolons may have decimal commas, and its problems name line and column', async () => {
  const head = 'sku;slug;name;name_el;category;brand;material;color;price'
  const line = 'NEW-9;new-nine;Nine;Εννέα;accessories;Anthemi;cotton;black'
  expect(await importProducts(shop.shop.db, `${head}\n${line};19,50`, true)).toMatchObject({ added: 1 })
  const { bad } = await importProducts(shop.shop.db, `${head}\n${line};19.500,00`, true)
  expect(bad).toMatchObject([{ line: 2, found: { code: 'not_amount', column: 'price' } }])
})
