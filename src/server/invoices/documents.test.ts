import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { bookPayment, bookRefund, issueDocuments } from '../../../test/support/documents.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { tablesThatHold } from '../../../test/support/everything-stored.ts'
import { readPdf } from '../../../test/support/pdf-text.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { fromWire } from '../../contract/money.ts'
import { deleteExpired } from '../cleanup.ts'
import { documentSignatures, taxDocuments } from '../db/invoices-schema.ts'
import { orders } from '../db/schema.ts'
import { audit, staffSessions, staff as staffTable } from '../db/staff-schema.ts'
import { createEmailRenderer } from '../email/render-email.ts'
import { EMAIL_TEMPLATES } from '../email-templates.ts'
import { orderUrl } from '../orders/order-link.ts'
import { signDocuments } from './sign-documents.ts'

const EMAIL = 'persefoni.q@example.com'
const LAST_NAME = 'Κουκουναροπούλου'
const MANY_YEARS = new Date('2035-01-01T09:00:00Z')

let shop: TestShop
let staff: TestStaffMember
let buyer: ReturnType<TestShop['visitor']>
let orderId: string
let now = new Date('2026-11-22T09:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  buyer = shop.visitor()
  const cart = await fillCart(buyer, (await shop.product('silk-cord-navy')).id, 2)
  const form = checkoutForm({ firstName: '=Περσεφόνη', lastName: LAST_NAME, email: EMAIL })
  const order = await buyer.api.orders.place({ cartId: cart.id, checkoutForm: form })
  orderId = order.id
  await shop.shop.db.update(orders).set({ language: 'el' }).where(eq(orders.id, orderId))
  const paymentId = await bookPayment(shop.shop, orderId, fromWire(order.total))
  await issueDocuments(shop.shop)
  now = new Date('2026-12-01T09:00:00Z')
  await bookRefund(shop.shop, { orderId, paymentId, amountCents: 1_000 })
  await issueDocuments(shop.shop)
  staff = await newStaffMember(shop)
})
afterAll(() => shop.close())

const NUMBERS = ['INV-2026-000001', 'CRN-2026-000001']
const pdfOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join(' ')
}

describe('the buyer', () => {
  test('sees the documents of the order and opens them, by account, cart or link', async () => {
    const { documents } = await buyer.api.call('GET /api/orders/{orderId}/documents', { params: { orderId } })
    expect(documents.map(({ number, kind }) => [number, kind])).toEqual([
      [NUMBERS[0], 'invoice'],
      [NUMBERS[1], 'credit_note'],
    ])
    const file = await buyer.send(documents[0]?.href ?? '')
    expect(file.headers.get('content-disposition')).toBe('inline; filename="INV-2026-000001.pdf"')
    expect(await pdfOf(file)).toContain('Τιμολόγιο')
    const token = orderUrl(shop.shop, orderId, now).split('/').at(-1) ?? ''
    const byLink = await shop.visitor().api.call('GET /api/orders/by-link/{token}/documents', { params: { token } })
    expect(byLink.documents).toHaveLength(2)
    expect(await pdfOf(await shop.visitor().send(byLink.documents[1]?.href ?? ''))).toContain(NUMBERS[0])
  })

  test('sees no document of somebody else', async () => {
    const path = `/api/orders/${orderId}/documents`
    expect((await shop.visitor().send(path)).status).toBe(404)
    expect((await shop.visitor().send(`${path}/${NUMBERS[0]}.pdf`)).status).toBe(404)
    expect((await shop.visitor().send(`/api/orders/by-link/forged/documents/${NUMBERS[0]}.pdf`)).status).toBe(404)
    expect((await buyer.send(`${path}/INV-2026-000002.pdf`)).status).toBe(404)
    expect((await buyer.send(`${path}/..%2F..%2Fpackage.json`)).status).toBe(400)
  })

  test('gets the invoice with the letter, drawn when it is sent', async () => {
    const [email] = await listQueuedEmails(shop.shop, { kind: 'payment_received', payload: { orderId } } as object)
    expect(JSON.stringify(email)).not.toContain('%PDF')
    const render = createEmailRenderer(shop.shop, EMAIL_TEMPLATES)
    const { files } = await render(email as never)
    expect(files?.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['INV-2026-000001.pdf', 'application/pdf'],
    ])
    expect((await readPdf(files?.[0]?.content ?? Buffer.of())).title).toBe('Τιμολόγιο INV-2026-000001')
  })
})

describe('staff', () => {
  test.each([
    [{}, [NUMBERS[1], NUMBERS[0]]],
    [{ view: 'invoice' }, [NUMBERS[0]]],
    [{ view: 'not_signed' }, []],
    [{ q: 'crn-2026' }, [NUMBERS[1]]],
    [{ q: '%' }, []],
    [{ from: '2026-11-23' }, [NUMBERS[1]]],
    [{ to: '2026-11-22' }, [NUMBERS[0]]],
  ] as const)('find documents by %o', async (query, numbers) => {
    const list = await staff.admin.documents.list(query)
    expect(list.documents.map(({ number }) => number)).toEqual(numbers)
    expect(list.count).toBe(numbers.length)
  })

  test('find them by the order’s number, page by page', async () => {
    const first = await staff.admin.documents.list({ q: orderId.slice(0, 12).toLowerCase(), limit: 1 })
    expect(first).toMatchObject({ count: 2, documents: [{ number: NUMBERS[1], orderId, total: 10 }] })
    const rest = await staff.admin.documents.list({ limit: 1, after: first.next ?? '' })
    expect(rest).toMatchObject({ next: null, documents: [{ number: NUMBERS[0], signature: 'none' }] })
  })

  test('open one, which is noted', async () => {
    expect(await pdfOf(await staff.send(`/api/admin/documents/${NUMBERS[0]}.pdf`))).toContain(LAST_NAME)
    const noted = await shop.shop.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, NUMBERS[0] ?? ''))
    expect(noted).toMatchObject([{ note: 'viewed', subject: 'tax_documents', staffId: staff.id }])
    expect((await shop.visitor().send(`/api/admin/documents/${NUMBERS[0]}.pdf`)).status).toBe(401)
  })

  test('give the accountant a file: a row a rate, credit notes negative, no cell that begins a formula', async () => {
    const days = { from: '2026-11-01', to: '2026-12-31' }
    const text = await staff.admin.documents.export(days)
    const [head, invoice, credit, end] = text.split('\r\n')
    expect(head).toContain('\uFEFFΑριθμός;Ημερομηνία;Είδος;Παραγγελία')
    expect(invoice).toMatch(new RegExp(`^INV-2026-000001;2026-11-22;Τιμολόγιο;${orderId};19;\\d+,\\d\\d;\\d+,\\d\\d;`))
    expect(invoice).toContain("'=Περσεφόνη")
    expect(credit).toContain(';-8,40;-1,60;-10,00;')
    expect(end).toBe('')
    await shop.shop.db.update(staffTable).set({ language: 'en' }).where(eq(staffTable.id, staff.id))
    expect(await staff.admin.documents.export({ from: '2026-12-01', to: '2026-12-01' })).toContain(
      ',-8.40,-1.60,-10.00,',
    )
    expect(await errorOf(staff.admin.documents.export({ from: '2026-12-02', to: '2026-12-01' }))).toMatchObject({
      status: 400,
    })
    await shop.shop.db.update(staffSessions).set({ confirmedAt: null }).where(eq(staffSessions.staffId, staff.id))
    expect(await errorOf(staff.admin.documents.export(days))).toMatchObject({ code: 'confirmation_required' })
    const assistant = await newStaffMember(shop, 'assistant')
    expect(await errorOf(assistant.admin.documents.export(days))).toMatchObject({ code: 'not_permitted' })
  })
})

test('a fiscal device that fails holds up nothing; the document is flagged, and signed the next time', async () => {
  const asked: string[] = []
  let isBroken = true
  const signer = {
    name: 'device',
    sign: async ({ number }: { number: string }) => {
      asked.push(number)
      if (isBroken && number.startsWith('CRN')) throw new Error('no paper')
      return `SIG-${number}`
    },
  }
  await signDocuments(shop.shop, null)
  expect(await shop.shop.db.$count(documentSignatures)).toBe(0)
  await signDocuments(shop.shop, signer)
  // The invoice is of before the device was connected.
  expect(asked).toEqual([NUMBERS[1]])
  expect((await staff.admin.documents.list({ view: 'not_signed' })).documents).toMatchObject([
    { number: NUMBERS[1], signature: 'failed' },
  ])
  isBroken = false
  await signDocuments(shop.shop, signer)
  await signDocuments(shop.shop, signer)
  expect(asked).toEqual([NUMBERS[1], NUMBERS[1]])
  expect(await pdfOf(await staff.send(`/api/admin/documents/${NUMBERS[1]}.pdf`))).toContain('SIG-CRN-2026-000001')
})

test('documents outlive the buyer’s data, and go when the years are over', async () => {
  await shop.shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId))
  const owner = await newStaffMember(shop, 'owner')
  const [found] = (await owner.admin.customers.list({ q: EMAIL })).customers
  await owner.admin.customers.erase(found?.id ?? 0, EMAIL)
  const holders = await tablesThatHold(shop.shop.db, [EMAIL, LAST_NAME])
  expect(holders).toEqual([`public.tax_documents: ${LAST_NAME}`])
  await deleteExpired(shop.shop)
  expect(await shop.shop.db.$count(taxDocuments)).toBe(2)
  now = MANY_YEARS
  // The trigger goes by the clock of the database.
  const refused = deleteExpired(shop.shop)
  await expect(refused).rejects.toThrow()
  await shop.shop.db.execute(sql`alter table tax_documents disable trigger tax_documents_refuse_change`)
  await deleteExpired(shop.shop)
  expect(await shop.shop.db.$count(taxDocuments)).toBe(0)
})
