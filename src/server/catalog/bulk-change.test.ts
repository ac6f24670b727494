import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { BulkRequest } from '../../contract/admin/product-bulk.ts'
import { reductions } from '../db/catalogue-schema.ts'
import { products } from '../db/schema.ts'
import { audit } from '../db/staff-schema.ts'

let shop: TestShop
let staff: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop)
})
afterAll(() => shop.close())

const query = (q: string) => ({ query: { view: 'all' as const, q } })
const row = async (slug: string) => {
  const [found] = await shop.shop.db.select().from(products).where(eq(products.slug, slug))
  if (found === undefined) throw new Error(slug)
  return found
}
async function run(request: BulkRequest) {
  const preview = await staff.admin.bulk.preview(request)
  const applied = await staff.admin.bulk.apply({ request, token: preview.token, requestKey: randomUUID() })
  return { preview, applied }
}

describe('a change of many products', () => {
  test('selects by a query, shows before and after, and changes exactly those', async () => {
    const others = await shop.shop.db.select().from(products)
    const { preview, applied } = await run({
      selection: query('faro'),
      change: { set: 'price', rule: { by: 'percent', percent: 10, rounding: 'ninety' } },
    })
    expect(preview).toMatchObject({ changed: 2, refused: 0, unchanged: 0 })
    expect(applied).toEqual({ changed: 2 })
    for (const before of others) {
      const after = await row(before.slug)
      const shown = preview.rows.find(({ id }) => id === before.id)
      if (shown === undefined) expect(after).toEqual(before)
      else
        expect(after).toEqual({
          ...before,
          priceCents: Math.round(Number(shown.after) * 100),
          version: before.version + 1,
        })
    }
    expect(preview.rows.every(({ after }) => after.endsWith('.90'))).toBe(true)
  })

  test('is in the storefront and in the audit', async () => {
    const { id } = await row('hard-case-black')
    await run({ selection: { ids: [id] }, change: { set: 'isBestseller', value: true } })
    await vi.waitFor(async () => expect(await shop.product('hard-case-black')).toMatchObject({ isBestseller: true }))
    const entries = await shop.shop.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, String(id)))
    expect(entries.at(-1)).toMatchObject({
      subject: 'products',
      call: 'POST /api/admin/catalogue/bulk',
      staffId: staff.id,
    })
  })

  test('is refused whole where a product has changed since its preview', async () => {
    const request: BulkRequest = { selection: query('livia'), change: { set: 'isNew', value: true } }
    const { token } = await staff.admin.bulk.preview(request)
    const before = await row('livia-tortoise')
    await shop.shop.db.update(products).set({ name: 'Changed' }).where(eq(products.id, before.id))
    const applying = staff.admin.bulk.apply({ request, token, requestKey: randomUUID() })
    expect(await errorOf(applying)).toEqual({ status: 409, code: 'preview_outdated' })
    expect(await row('livia-burgundy')).toMatchObject({ isNew: before.isNew })
  })

  test('is made once by one request', async () => {
    const { id, priceCents } = await row('hard-case-chestnut')
    const request: BulkRequest = {
      selection: { ids: [id] },
      change: { set: 'price', rule: { by: 'amount', amount: 5, rounding: 'cent' } },
    }
    const { token } = await staff.admin.bulk.preview(request)
    const body = { request, token, requestKey: randomUUID() }
    const answers = await Promise.all([staff.admin.bulk.apply(body), staff.admin.bulk.apply(body)])
    expect(answers).toEqual([{ changed: 1 }, { changed: 1 }])
    expect(await row('hard-case-chestnut')).toMatchObject({ priceCents: priceCents + 500 })
  })

  test('leaves out what cannot be published, and says so', async () => {
    const { id } = await row('soft-pouch-terracotta')
    await shop.shop.db.update(products).set({ status: 'draft', descriptionEl: '' }).where(eq(products.id, id))
    const { preview, applied } = await run({ selection: { ids: [id] }, change: { set: 'status', status: 'published' } })
    expect(preview).toMatchObject({ changed: 0, refused: 1, rows: [{ refusal: 'incomplete' }] })
    expect(applied).toEqual({ changed: 0 })
    expect(await row('soft-pouch-terracotta')).toMatchObject({ status: 'draft' })
  })

  test('reduces prices for a time, beginning today, and not twice', async () => {
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Nicosia' })
    const request: BulkRequest = {
      selection: query('brandt'),
      change: { set: 'reduction', rule: { by: 'percent', percent: -20, rounding: 'euro' }, from: day(0), to: day(7) },
    }
    const before = await row('brandt-navy')
    const { applied } = await run(request)
    expect(applied.changed).toBeGreaterThan(1)
    const after = await row('brandt-navy')
    expect(after.discountPriceCents).toBe(Math.round((before.priceCents * 0.8) / 100) * 100)
    expect(await shop.shop.db.select().from(reductions).where(eq(reductions.productId, after.id))).toMatchObject([
      { priceCents: after.discountPriceCents, createdBy: staff.id, endedAt: null, appliedAt: expect.any(Date) },
    ])
    const again = await staff.admin.bulk.preview(request)
    expect(again).toMatchObject({ changed: 0, refused: applied.changed })
    expect(again.rows[0]).toMatchObject({ refusal: 'reduction_overlaps' })
  })

  test('takes pasted prices by SKU, and names those it does not know', async () => {
    const { sku } = await row('fine-chain-gold')
    const prices = [
      { sku, price: 39.9 },
      { sku: 'NOBODY', price: 5 },
    ]
    const { preview, applied } = await run({ selection: { prices }, change: null })
    expect(preview.rows).toMatchObject([
      { sku: 'NOBODY', refusal: 'unknown_sku' },
      { sku, after: '39.90' },
    ])
    expect(applied).toEqual({ changed: 1 })
    expect(await row('fine-chain-gold')).toMatchObject({ priceCents: 3_990 })
  })

  test('of prices needs the permission for prices', async () => {
    const assistant = await newStaffMember(shop, 'assistant')
    const request: BulkRequest = { selection: query('faro'), change: { set: 'isNew', value: true } }
    expect(await errorOf(assistant.admin.bulk.preview(request))).toMatchObject({ code: 'not_permitted' })
  })
})

describe('a file of products', () => {
  const exported = async (search = '') => {
    const response = await staff.send(`/api/admin/catalogue/export?separator=semicolon${search}`)
    expect(response.status).toBe(200)
    return new Blob([new Uint8Array(await response.arrayBuffer())])
  }

  test('is exported by query, in parts, and noted in the audit', async () => {
    const text = await (await exported('&q=faro')).text()
    expect(text.trim().split('\r\n')).toHaveLength(3)
    const entries = await shop.shop.db.select().from(audit).where(eq(audit.note, 'exported'))
    expect(entries).toMatchObject([{ subject: 'products', staffId: staff.id }])
  })

  test('is previewed with before and after, then imported exactly so, once', async () => {
    const { stock, nameEl } = await row('faro-tortoise')
    const text = (await (await exported('&q=faro')).text()).replaceAll(nameEl, 'Φάρος')
    const file = new Blob([text])
    const preview = await staff.admin.productFiles.import(file)
    expect(preview).toMatchObject({ added: 0, changed: 1, unchanged: 1, refused: 0, isApplied: false })
    expect(preview.rows).toMatchObject([{ changes: [{ column: 'name_el', before: nameEl, after: 'Φάρος' }] }])
    expect(await row('faro-tortoise')).toMatchObject({ nameEl })

    const seen = { token: preview.token, requestKey: randomUUID() }
    const other = new Blob([text.replaceAll('Φάρος', 'Άλλος')])
    expect(await errorOf(staff.admin.productFiles.import(other, { ...seen, requestKey: randomUUID() }))).toMatchObject({
      code: 'preview_outdated',
    })
    expect(await staff.admin.productFiles.import(file, seen)).toMatchObject({ changed: 1, isApplied: true })
    expect(await staff.admin.productFiles.import(file, seen)).toMatchObject({ changed: 1, isApplied: true })
    expect(await row('faro-tortoise')).toMatchObject({ nameEl: 'Φάρος', stock })
  })

  test('with a wrong line says which and why, and is not imported', async () => {
    const text = await (await exported('&q=faro')).text()
    const wrong = new Blob([text.replace(/;\d+,\d\d;/, ';dear;')])
    const report = await staff.admin.productFiles.import(wrong)
    expect(report).toMatchObject({
      changed: 0,
      refused: 1,
      problems: [{ line: 2, code: 'not_amount', column: 'price' }],
    })
    const applying = staff.admin.productFiles.import(wrong, { token: report.token, requestKey: randomUUID() })
    expect(await errorOf(applying)).toMatchObject({ code: 'preview_outdated' })
  })

  test.each([
    ['in another encoding', new Uint8Array([0x73, 0x6b, 0x75, 0xc1, 0xe2]), 400],
    ['over 20 MB', new Uint8Array(20 * 1024 * 1024 + 1), 413],
  ])('%s is refused', async (_name, body, status) => {
    const response = await staff.send('/api/admin/catalogue/import', { method: 'POST', body })
    expect(response.status).toBe(status)
  })
})
