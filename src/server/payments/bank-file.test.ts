import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'

let shop: TestShop
let manager: TestStaffMember
let frame: number
beforeAll(async () => {
  shop = await createTestShop()
  manager = await newStaffMember(shop)
  frame = (await shop.product('aviator-gold')).id
  await shop.shop.db.update(products).set({ stock: 500, priceCents: 4_000, discountPriceCents: null })
})
afterAll(() => shop.close())

async function placed() {
  const guest = shop.visitor()
  const cart = await fillCart(guest, frame, 2)
  const form = checkoutForm({ paymentMethod: 'bank_transfer' })
  return (await guest.api.orders.place({ cartId: cart.id, checkoutForm: form })).id
}

const HEAD = 'Ημερομηνία;Περιγραφή;Ποσό'
const fileOf = (...lines: string[]) => new Blob([[HEAD, ...lines, ''].join('\r\n')])

test('a bank’s file says what it would book, books it once, and knows it again', async () => {
  const [whole, short, over] = [await placed(), await placed(), await placed()]
  const file = fileOf(
    `20/11/2026;ΕΜΒΑΣΜΑ ${whole.replaceAll('-', '')} Γ. ΠΑΠΑΣ;85,00`,
    `20/11/2026;${short}-1;80,00`,
    `21/11/2026;Order ${over.toLowerCase()};1.085,00`,
    '21/11/2026;EE-0000-0000-0000;85,00',
    '21/11/2026;Προμήθεια;-1,50',
  )
  const seen = await manager.admin.payments.readBankFile(file)
  expect(seen.lines.map(({ result, orderId }) => [result, orderId])).toEqual([
    ['matched', whole],
    ['short', short],
    ['over', over],
    ['unknown', null],
    ['outgoing', null],
  ])
  expect((await manager.admin.money.get(whole)).captured).toBe(0)

  const booked = await manager.admin.payments.readBankFile(file, seen.token)
  expect(booked.booked).toBe(3)
  expect(await manager.admin.money.get(whole)).toMatchObject({ paymentStatus: 'paid', captured: 85 })
  expect(await manager.admin.money.get(short)).toMatchObject({ paymentStatus: 'awaiting_transfer', due: 5 })
  expect(await manager.admin.money.get(over)).toMatchObject({ paymentStatus: 'paid', pending: 1000 })

  const again = await manager.admin.payments.readBankFile(file)
  expect(again.lines.slice(0, 3).every(({ result }) => result === 'booked')).toBe(true)
  const twice = await manager.admin.payments.readBankFile(file, again.token)
  expect(twice.booked).toBe(0)
  expect(await errorOf(manager.admin.payments.readBankFile(file, seen.token))).toMatchObject({
    code: 'preview_outdated',
  })
})

test('two equal lines are two transfers, and a file in windows-1253 is read', async () => {
  const id = await placed()
  const text = `Ημερομηνία;Περιγραφή;Ποσό\n20/11/2026;Δόση ${id};40,00\n20/11/2026;Δόση ${id};45,00\n`
  const greek = new TextDecoder('windows-1253')
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [greek.decode(Uint8Array.of(byte)), byte]))
  const file = new Blob([Uint8Array.from([...text].map((letter) => table.get(letter) ?? 63))])
  const seen = await manager.admin.payments.readBankFile(file)
  expect(seen.lines.map(({ result }) => result)).toEqual(['short', 'matched'])
  await manager.admin.payments.readBankFile(file, seen.token)
  expect(await manager.admin.money.get(id)).toMatchObject({ paymentStatus: 'paid', captured: 85 })
})

test('the takings of the day hold every transfer by way and store', async () => {
  const { total, rows } = await manager.admin.payments.takings()
  expect(rows).toMatchObject([{ provider: 'bank', kind: 'transfer', store: null, net: total.net }])
  expect(total.captured).toBeGreaterThan(0)
  const file = await manager.send(`/api/admin/takings/${(await manager.admin.payments.takings()).day}/export`)
  const text = await file.text()
  expect(text).toContain('85')
  expect(text).toMatch(/amount[,;]receipt[,;]booked_on\r\n/)
  // The day of the bank's booking.
  expect(text).toMatch(/\d[,;][,;]\d{4}-\d\d-\d\d\r\n/)
})

test('payments are listed by what waits, and found by the number of their order', async () => {
  const id = await placed()
  const { payments, waiting } = await manager.admin.payments.list({ view: 'transfers' })
  expect(payments[0]).toMatchObject({ orderId: id, state: 'awaiting_transfer' })
  expect(waiting.transfers).toBe(payments.length)
  const found = await manager.admin.payments.list({ view: 'all', q: id.toLowerCase() })
  expect(found.payments.map(({ orderId }) => orderId)).toEqual([id])
  const { refunds } = await manager.admin.payments.list({ view: 'refunds' })
  expect(refunds).toMatchObject([{ amount: 1000, isOpen: true }])
})
