import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { bookPayment, issueDocuments } from '../../../test/support/documents.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { type LensWish, lensBuyer, lensWish } from '../../../test/support/lens-wish.ts'
import { newStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { ApiError } from '../../contract/client.ts'
import { fromWire } from '../../contract/money.ts'
import type { Order } from '../../contract/orders.ts'
import { el } from '../../i18n/el.ts'
import { en } from '../../i18n/en.ts'
import { products } from '../db/schema.ts'
import { createEmailRenderer } from '../email/render-email.ts'
import { EMAIL_TEMPLATES } from '../email-templates.ts'
import { listDocumentRows } from '../invoices/store-document.ts'

/** Powers, the axis and distances of `typedEntry`. */
const VALUES = /[-−]\d[.,]\d|2[.,]75|2[.,]25|\b173\b|31[.,]5|Χατζηκωνσταντή/

const NOW = new Date('2026-11-23T08:00:00Z')
let now = NOW
let shop: TestShop
let frame: number
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  const { products: frames } = shop.shop.catalogue.listProducts({ category: 'optical-frames' })
  frame = frames.find(({ frameType, shape }) => frameType === 'full-rim' && shape !== 'shield')?.id ?? 0
  const price = { stock: 90, priceCents: 10_000, discountPriceCents: null }
  await shop.shop.db.update(products).set(price).where(eq(products.id, frame))
})
afterAll(() => shop.close())

type Buyer = Awaited<ReturnType<typeof buyerOf>>
async function buyerOf(changes: Partial<LensWish> = {}) {
  const buyer = await lensBuyer(shop.visitor(), { guestId: guestId() })
  await buyer.choose(lensWish(frame, changes))
  return buyer
}
const place = ({ visitor, cartId }: Buyer, form: object = {}, isMadeToOrderAgreed = true): Promise<Order> =>
  visitor.api.orders.place({ cartId, checkoutForm: checkoutForm(form), isMadeToOrderAgreed })

async function confirmationOf(orderId: string, language: 'en' | 'el') {
  const [queued] = await listQueuedEmails(shop.shop, { kind: 'order_confirmation', payload: { orderId } })
  if (queued === undefined) throw new Error('no confirmation is queued')
  return createEmailRenderer(shop.shop, EMAIL_TEMPLATES)({ ...queued, language })
}

async function fieldsOf(call: Promise<unknown>) {
  const error = await call.catch((failure: unknown) => failure)
  return error instanceof ApiError ? Object.keys(error.problem?.fields ?? {}) : []
}

describe('what keeps lenses from being ordered is named by its field', () => {
  test('the agreement', async () => {
    expect(await fieldsOf(place(await buyerOf(), {}, false))).toEqual(['isMadeToOrderAgreed'])
  })

  test('the visit, as far as it is missing', async () => {
    const buyer = await buyerOf({ prescription: { source: 'eye_test', age: 41 } })
    const collected = { shippingMethod: 'collection', collectionStore: 'limassol', paymentMethod: 'pay_in_store' }
    expect(await fieldsOf(place(buyer))).toEqual(['checkoutForm.shippingMethod'])
    expect(await fieldsOf(place(buyer, { ...collected, fittingTime: '' }))).toEqual([
      'checkoutForm.fittingDate',
      'checkoutForm.fittingTime',
    ])
    expect(await fieldsOf(place(buyer, { ...collected, fittingDate: '2026-11-26' }))).toEqual([
      'checkoutForm.fittingTime',
    ])
  })

  test('lenses whose price is held no longer', async () => {
    const buyer = await buyerOf()
    now = new Date('2026-12-24T08:00:00Z')
    expect(await fieldsOf(place(buyer))).toEqual(['lenses'])
    now = NOW
  })
})

describe('the confirmation', () => {
  test('lists the lenses under their frame in the buyer’s language, and no value of the prescription', async () => {
    const { id } = await place(await buyerOf())
    for (const [language, words] of [
      ['en', en],
      ['el', el],
    ] as const) {
      const { text, html } = await confirmationOf(id, language)
      const [type, use] = [words.lensTerms.types.single, words.lensTerms.uses.far]
      expect(text).toContain(`${type}, ${use}\n`)
      expect(text).toContain(words.lensTerms.coatings['anti-reflective'])
      expect(text).toContain('€94.00')
      expect(html).toContain(`${type}, ${use}`)
      expect(text).toContain(words.lensOrders.next.checked)
      expect(text).not.toMatch(VALUES)
    }
  })

  test.each([
    ['a prescription that follows', { source: 'later', age: 41 } as const, 'later'],
    ['lenses with an eye test', { source: 'eye_test', age: 41 } as const, 'eye_test'],
  ] as const)('of %s says what happens next', async (_name, prescription, step) => {
    const visit = {
      shippingMethod: 'collection',
      collectionStore: 'limassol',
      paymentMethod: 'pay_in_store',
      fittingDate: '2026-11-26',
      fittingTime: '11:30',
    }
    const { id } = await place(await buyerOf({ prescription }), prescription.source === 'eye_test' ? visit : {})
    const { text } = await confirmationOf(id, 'en')
    expect(text).toContain(en.lensOrders.next.title)
    expect(text).toContain(en.lensOrders.next[step])
  })
})

test('the invoice and the packing slip name the lenses of a line', async () => {
  const order = await place(await buyerOf())
  await bookPayment(shop.shop, order.id, fromWire(order.total))
  await issueDocuments(shop.shop)
  const [invoice] = await listDocumentRows(shop.shop, order.id)
  const details = invoice?.content.lines[0]?.details ?? []
  expect(details[0]).toBe('Single vision, for distance')
  expect(details.at(-1)).toMatch(/^Lenses €/)
  expect(details.join()).not.toMatch(VALUES)
  const staff = await newStaffMember(shop, 'assistant')
  const [slip] = await staff.admin.call('GET /api/admin/orders/slips', { query: { ids: order.id } as never })
  expect(slip?.items).toMatchObject([{ lenses: { type: 'single', material: '1.50' } }])
})
