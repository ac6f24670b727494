import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookPayment, issueDocuments } from '../../../test/support/documents.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { fromWire } from '../../contract/money.ts'
import { DEFAULT_INVOICES } from '../../domain/tax-document.ts'
import { DEFAULT_TAX } from '../../domain/tax-rates.ts'
import { listDocumentRows } from './store-document.ts'

let shop: TestShop
let owner: TestStaffMember
let now = new Date('2026-12-31T21:58:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  owner = await newStaffMember(shop, 'owner')
})
afterAll(() => shop.close())

const put = (group: string, value: unknown, version = 0) =>
  owner.post(`/api/admin/settings/${group}`, { version, value }, 'PUT')

async function invoiceOfNewOrder() {
  const order = await placeGuestOrder(shop, { slug: 'silk-cord-navy' })
  await bookPayment(shop.shop, order.id, fromWire(order.total))
  await issueDocuments(shop.shop)
  const [invoice] = await listDocumentRows(shop.shop, order.id)
  if (invoice === undefined) throw new Error('no invoice')
  return { number: invoice.number, percents: invoice.content.lines.map(({ ratePercent }) => ratePercent) }
}

test('a product’s class and the rates of the day count, from midnight in Cyprus; the series has its year', async () => {
  const { id } = await shop.product('silk-cord-navy')
  const manager = await newStaffMember(shop)
  const { version } = await manager.admin.call('GET /api/admin/products/{productId}', { params: { productId: id } })
  const changed = await manager.admin.call('PATCH /api/admin/products/{productId}', {
    params: { productId: id },
    body: { version, changes: { taxClass: 'reduced_5' } },
  })
  expect(changed.taxClass).toBe('reduced_5')
  const later = { from: '2027-01-01', percent: 4.5 }
  expect((await put('tax', { ...DEFAULT_TAX, reduced_5: [later, ...DEFAULT_TAX.reduced_5] })).status).toBe(200)
  expect(await invoiceOfNewOrder()).toEqual({ number: 'INV-2026-000001', percents: [5, 19] })
  now = new Date('2026-12-31T22:00:00Z')
  expect(await invoiceOfNewOrder()).toEqual({ number: 'INV-2027-000001', percents: [4.5, 19] })
})

test.each([
  ['tax', { ...DEFAULT_TAX, zero: [] }],
  ['tax', { ...DEFAULT_TAX, zero: [...DEFAULT_TAX.zero, ...DEFAULT_TAX.zero] }],
  ['invoices', { ...DEFAULT_INVOICES, series: { ...DEFAULT_INVOICES.series, receipt: 'INV' } }],
  ['invoices', { ...DEFAULT_INVOICES, series: { ...DEFAULT_INVOICES.series, receipt: 'ΑΠΔ' } }],
  ['invoices', { ...DEFAULT_INVOICES, keepYears: 5 }],
])('the settings %s refuse %o', async (group, value) => {
  expect((await put(group, value, group === 'tax' ? 1 : 0)).status).toBe(400)
})

test('other letters begin another series', async () => {
  const series = { ...DEFAULT_INVOICES.series, invoice: 'TIM' }
  expect((await put('invoices', { ...DEFAULT_INVOICES, series })).status).toBe(200)
  expect((await invoiceOfNewOrder()).number).toBe('TIM-2027-000001')
})
