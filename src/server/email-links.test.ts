import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointmentForm } from '../../test/support/appointment-form.ts'
import { fillCart } from '../../test/support/buyers.ts'
import { checkoutForm } from '../../test/support/checkout-form.ts'
import { answerResetRequests, emailTokenTo, listQueuedEmails } from '../../test/support/emails.ts'
import { newCustomer, requestPasswordReset } from '../../test/support/new-customer.ts'
import { unbuiltStorefront } from '../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../test/support/test-shop.ts'
import { createEmailRenderer } from './email/render-email.ts'
import { EMAIL_TEMPLATES } from './email-templates.ts'

const READER = 'reader@example.com'

let shop: TestShop
beforeAll(async () => {
  const clock = () => new Date('2026-11-20T09:00:00Z')
  shop = await createTestShop({ clock, bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
  const guest = shop.visitor()
  guest.cookies.set('language', 'el')
  const cart = await fillCart(guest, (await shop.product('aviator-gold')).id)
  await guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
  await guest.api.newsletter.subscribe({ email: READER })
  const token = await emailTokenTo(shop, READER, 'newsletter_confirmation')
  await guest.api.call('POST /api/newsletter/confirm', { body: { token } })
  await guest.api.appointments.book(appointmentForm())
  const customer = await newCustomer(shop)
  await requestPasswordReset(customer, customer.user.username)
  await answerResetRequests(shop.shop)
})
afterAll(() => shop.close())

test('every link in an e-mail opens a page in the e-mail’s language', async () => {
  const compose = createEmailRenderer(shop.shop, EMAIL_TEMPLATES)
  const rows = await listQueuedEmails(shop.shop)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(
    new Set([
      'order_confirmation',
      'newsletter_confirmation',
      'newsletter_welcome',
      'appointment_made',
      'email_verification',
      'password_reset',
    ]),
  )
  for (const row of rows) {
    const { text } = await compose(row)
    const links = text.match(/https?:\S+/g) ?? []
    expect(links.length, row.kind).toBeGreaterThan(0)
    for (const link of links) {
      expect(link).toMatch(/^http:\/\/shop\.test\//)
      const page = await shop.app.request(link)
      expect(page.status, link).toBe(200)
      expect(await page.text(), link).toContain(`<html lang="${row.language}"`)
    }
  }
})
