import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { storeSettings } from '../../../test/support/store-settings.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import type { PaymentMethod } from '../../domain/shop-facts.ts'
import { orders, products } from '../db/schema.ts'
import { createEmailRenderer } from '../email/render-email.ts'
import { EMAIL_TEMPLATES } from '../email-templates.ts'

const BANK = {
  holder: 'Κομψά Γυαλιά Λτδ',
  iban: 'CY17002001280000001200527600',
  bic: 'BCYPCY2N',
  name: 'Bank of Cyprus',
}
const HELD_UNTIL = new Date('2026-11-23T09:30:00Z')

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
  await shop.shop.db.update(products).set({ stock: 500 })
})
beforeEach(() => setBank(BANK))
afterAll(() => shop.close())

const setBank = (bank: typeof BANK) => storeSettings(shop.shop, 'payments', { ...DEFAULT_SETTINGS.payments, bank })

type Change = Partial<typeof orders.$inferInsert>

async function confirmationOf(paymentMethod: PaymentMethod, change: Change): Promise<{ id: string; text: string }> {
  const { id } = await placeGuestOrder(shop, { form: { paymentMethod } })
  await shop.shop.db.update(orders).set(change).where(eq(orders.id, id))
  const [queued] = await listQueuedEmails(shop.shop, { payload: { orderId: id } })
  if (queued === undefined) throw new Error('no confirmation is queued')
  const { text } = await createEmailRenderer(shop.shop, EMAIL_TEMPLATES)(queued)
  return { id, text }
}

test('the confirmation of an unpaid order has a link to pay', async () => {
  const { id, text } = await confirmationOf('credit_card', { paymentStatus: 'unpaid', heldUntil: HELD_UNTIL })
  expect(text).toContain('Awaiting payment')
  expect(text).toContain('We keep its pieces until 23/11/2026 11:30')
  expect(text).toMatch(new RegExp(`Pay now:\\nhttp://shop\\.test/orders/${id}\\.\\S+/payment`))
})

test('the confirmation of an order that was paid meanwhile asks for nothing', async () => {
  const { text } = await confirmationOf('credit_card', { paymentStatus: 'paid', heldUntil: null })
  expect(text).toContain('By credit card.')
  expect(text).not.toMatch(/Pay now|Awaiting payment|not paid/)
})

test('the confirmation of a transfer has the account, the reference, the amount and the time', async () => {
  const { id, text } = await confirmationOf('bank_transfer', {
    paymentStatus: 'awaiting_transfer',
    heldUntil: HELD_UNTIL,
  })
  expect(text).toContain('Account holder: Κομψά Γυαλιά Λτδ')
  expect(text).toContain('IBAN: CY17 0020 0128 0000 0012 0052 7600')
  expect(text).toContain('BIC: BCYPCY2N')
  expect(text).toContain(`Reference: ${id}`)
  expect(text).toMatch(/Amount: €\d+\.\d\d/)
  expect(text).toContain('We keep your pieces until: 23/11/2026 11:30')
})

test('without an account in the settings, the confirmation says how to learn it', async () => {
  await setBank(DEFAULT_SETTINGS.payments.bank)
  const { text } = await confirmationOf('bank_transfer', { paymentStatus: 'awaiting_transfer' })
  expect(text).toContain('we tell you our account by phone or e-mail')
  expect(text).not.toContain('IBAN')
})
