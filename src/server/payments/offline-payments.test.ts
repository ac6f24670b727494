import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { payOrder } from '../../../test/support/pay-order.ts'
import { createPayingShop, type PayingShop } from '../../../test/support/paying.ts'
import { newStaffMember } from '../../../test/support/staff-member.ts'
import { DEFAULT_LIMITS, testConfig } from '../../../test/support/test-config.ts'
import type { PaymentLimits } from '../../domain/payment-settings.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { transaction } from '../db/connect.ts'
import { orders } from '../db/schema.ts'
import { shopSettings } from '../db/settings-schema.ts'
import { lockOrder } from '../orders/change-order.ts'
import { paidCentsOf } from './payments.ts'
import { pollPayments } from './poll-payments.ts'
import { markRefused, recordCapture } from './record-capture.ts'
import { requestRefund } from './request-refund.ts'

const DAY = 24 * 60

let shop: PayingShop
beforeAll(async () => {
  const { cashOrdersPerPhone } = DEFAULT_LIMITS
  const config = testConfig()
  shop = await createPayingShop({ config: { limits: { ...config.limits, cashOrdersPerPhone } } })
})
afterAll(() => shop.close())

/** Signed in now: the tests let days pass. */
const signInManager = () => newStaffMember(shop.test, 'manager')

let phones = 0
const phone = () => `+357 99 ${String(++phones).padStart(6, '0')}`
const cash = (phoneNumber = phone()) => shop.buy({ paymentMethod: 'cash_on_delivery', phoneNumber })
const transfer = () => shop.buy({ paymentMethod: 'bank_transfer' })
const receive = (orderId: string, amountCents: number, sourceKey = `booking ${orderId} ${amountCents}`) =>
  transaction(shop.shop, async (tx) =>
    recordCapture(tx, await lockOrder(tx.db, orderId), { amountCents, kind: 'transfer', sourceKey }),
  )
const centsOf = ({ order }: { order: { total: number } }) => Math.round(order.total * 100)

describe('a transfer', () => {
  test('confirms its order, once for one booking of the bank', async () => {
    const bought = await transfer()
    const { id } = bought
    expect(await shop.read(id)).toMatchObject({ paymentStatus: 'awaiting_transfer', states: ['awaiting_transfer'] })
    const [first, second] = [await receive(id, centsOf(bought), 'one'), await receive(id, centsOf(bought), 'one')]
    expect([first, second]).toEqual(['paid', 'known'])
    expect(await shop.read(id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      heldUntil: null,
      refunds: [],
    })
  })

  test('that is too short waits for the rest', async () => {
    const bought = await transfer()
    expect(await receive(bought.id, centsOf(bought) - 100)).toBe('waiting')
    expect(await shop.read(bought.id)).toMatchObject({ status: 'pending', states: ['awaiting_transfer'] })
    expect(await receive(bought.id, 100)).toBe('paid')
    expect(await shop.read(bought.id)).toMatchObject({ status: 'confirmed', states: ['captured'] })
  })

  test('of too much gives the rest back', async () => {
    const bought = await transfer()
    expect(await receive(bought.id, centsOf(bought) + 250)).toBe('paid')
    expect((await shop.read(bought.id)).refunds).toMatchObject([
      { amountCents: 250, kind: 'transfer', state: 'pending' },
    ])
  })

  test('that comes a second time is given back', async () => {
    const bought = await transfer()
    await receive(bought.id, centsOf(bought), 'first of two')
    expect(await receive(bought.id, centsOf(bought), 'second of two')).toBe('surplus')
    const { states, refunds } = await shop.read(bought.id)
    expect(states).toEqual(['captured', 'surplus'])
    expect(refunds).toMatchObject([{ amountCents: centsOf(bought), reason: 'surplus' }])
  })

  test('is asked for on days 3 and 6, and its order is released on day 8', async () => {
    const { id } = await transfer()
    const reminders = async () =>
      (await listQueuedEmails(shop.shop, { kind: 'transfer_reminder' })).filter((email) => isAbout(email, id)).length
    const counts: number[] = []
    for (const _ of Array.from({ length: 8 })) {
      shop.pass(DAY)
      await pollPayments(shop.shop)
      counts.push(await reminders())
    }
    expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2, 2])
    expect(await shop.read(id)).toMatchObject({ status: 'cancelled', states: ['expired'], held: 0 })
    expect(await receive(id, 100)).toBe('waiting')
    expect(await shop.read(id)).toMatchObject({ paymentStatus: 'review' })
  })

  test('that comes late opens its order again', async () => {
    const bought = await transfer()
    shop.pass(8 * DAY)
    await pollPayments(shop.shop)
    expect(await receive(bought.id, centsOf(bought))).toBe('paid')
    expect(await shop.read(bought.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
  })
})

const isAbout = ({ payload }: { payload: object }, orderId: string) =>
  (payload as { orderId?: string }).orderId === orderId

describe('cash on delivery', () => {
  test('is due on delivery, without a hold, and needs no money to be prepared', async () => {
    const { id } = await cash()
    expect(await shop.read(id)).toMatchObject({ paymentStatus: 'due_on_delivery', heldUntil: null })
    const manager = await signInManager()
    const { version } = await manager.admin.orders.get(id)
    expect(await manager.admin.orders.takeStep(id, { version, status: 'confirmed' })).toMatchObject({
      status: 'confirmed',
    })
  })

  test('is offered for one open order per phone number, however it is written', async () => {
    const number = phone()
    const first = await cash(number)
    expect(await errorOf(cash(number.replaceAll(' ', '').replace('+357', '')))).toEqual({
      status: 409,
      code: 'cash_not_offered',
    })
    await shop.shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, first.id))
    expect((await cash(number)).order.status).toBe('pending')
  })

  test('is not offered to two orders of one phone at once', async () => {
    const number = phone()
    const placed = await Promise.allSettled([cash(number), cash(number), cash(number)])
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is not offered after a parcel was refused', async () => {
    const number = phone()
    const { id } = await cash(number)
    await transaction(shop.shop, (tx) => markRefused(tx, id))
    expect(await shop.read(id)).toMatchObject({ states: ['refused'], paymentStatus: 'unpaid' })
    await shop.shop.db.update(orders).set({ status: 'returned' }).where(eq(orders.id, id))
    expect(await errorOf(cash(number))).toMatchObject({ code: 'cash_not_offered' })
  })
})

describe('an order that is not paid', () => {
  test('cannot be confirmed or sent, alone or among many', async () => {
    const { id } = await transfer()
    const manager = await signInManager()
    const order = await manager.admin.orders.get(id)
    expect(order.mayBecome).toEqual(['cancelled'])
    const step = manager.admin.orders.takeStep(id, { version: order.version, status: 'confirmed' })
    expect(await errorOf(step)).toEqual({ status: 409, code: 'payment_not_secured' })
  })

  test('is cancelled by staff while it is being paid: the money goes back', async () => {
    const bought = await shop.buy()
    await bought.guest.api.payments.start(bought.id)
    const manager = await signInManager()
    const { version } = await manager.admin.orders.get(bought.id)
    await manager.admin.orders.cancel(bought.id, version)
    shop.card.pay(bought.reference)
    await shop.signal(bought.reference)
    expect(await shop.read(bought.id)).toMatchObject({
      status: 'cancelled',
      states: ['surplus'],
      refunds: [{ amountCents: centsOf(bought), state: 'pending' }],
      held: 0,
    })
  })

  test('is cancelled and captured at the same moment: paid and kept, or cancelled and given back', async () => {
    const bought = await shop.buy()
    await bought.guest.api.payments.start(bought.id)
    const manager = await signInManager()
    const { version } = await manager.admin.orders.get(bought.id)
    shop.card.pay(bought.reference)
    await Promise.allSettled([manager.admin.orders.cancel(bought.id, version), shop.signal(bought.reference)])
    const { status, states, captures, refunds } = await shop.read(bought.id)
    expect(captures).toHaveLength(1)
    if (status === 'cancelled') expect([states, refunds.length]).toEqual([['surplus'], 1])
    else expect([status, states, refunds.length]).toEqual(['confirmed', ['captured'], 0])
  })

  test('and one that is paid keeps its money on the books when staff cancel it', async () => {
    const bought = await transfer()
    await payOrder(shop.test, bought.id)
    const manager = await signInManager()
    const { version } = await manager.admin.orders.get(bought.id)
    await manager.admin.orders.cancel(bought.id, version)
    expect(await shop.read(bought.id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      states: ['captured'],
    })
    expect(await paidCentsOf(shop.shop, bought.id)).toBe(centsOf(bought))
  })
})

describe('limits that the owner sets', () => {
  const limit = async (limits: Partial<PaymentLimits>) => {
    const value = { ...DEFAULT_SETTINGS.payments, limits: { ...DEFAULT_SETTINGS.payments.limits, ...limits } }
    await shop.shop.db.update(shopSettings).set({ value }).where(eq(shopSettings.name, 'payments'))
    await shop.shop.settings.reread()
  }
  afterEach(() => limit({ cashCapCents: 100_000_00, cashCallAboveCents: 100_000_00 }))

  test('keep large orders from being sent cash on delivery', async () => {
    await limit({ cashCapCents: 100 })
    expect(await errorOf(cash())).toEqual({ status: 400, code: 'invalid_input' })
  })

  test('ask staff to call the buyer of a larger one', async () => {
    await limit({ cashCallAboveCents: 100, cashCapCents: 100_000_00 })
    const { id, order } = await cash()
    const { timeline } = await (await signInManager()).admin.orders.get(id)
    expect(timeline).toContainEqual(
      expect.objectContaining({ is: 'changed', subject: 'payment', event: 'needs_call', amount: order.total }),
    )
  })

  test('pause cards for a while where too many are declined at once', async () => {
    shop.pass(61)
    const waiting = await shop.buy()
    await limit({ declinesInTenMinutes: 3, pauseMinutes: 30 })
    for (const bought of [await shop.buy(), await shop.buy(), await shop.buy()]) {
      await bought.guest.api.payments.start(bought.id)
      shop.card.set(bought.reference, { state: 'declined' })
      await shop.signal(bought.reference)
    }
    expect(await errorOf(waiting.guest.api.payments.start(waiting.id))).toEqual({ status: 409, code: 'cards_paused' })
    expect(await waiting.guest.api.payments.get(waiting.id)).toMatchObject({ methods: ['paypal', 'bank_transfer'] })
    shop.pass(29)
    expect(await errorOf(shop.buy())).toMatchObject({ code: 'cards_paused' })
    shop.pass(2)
    expect((await shop.buy()).order.paymentStatus).toBe('unpaid')
  })
})

describe('refunds', () => {
  test('never come to more than was paid, however many are asked for at once', async () => {
    const bought = await transfer()
    await receive(bought.id, centsOf(bought))
    const [payment] = (await shop.read(bought.id)).payments
    const refund = (amountCents: number) =>
      transaction(shop.shop, async (tx) => {
        await lockOrder(tx.db, bought.id)
        const wish = { orderId: bought.id, paymentId: payment?.id ?? 0, amountCents, reason: 'test', staffId: null }
        return requestRefund(tx, wish)
      })
    const half = Math.ceil(centsOf(bought) / 2) + 1
    const results = await Promise.allSettled([refund(half), refund(half)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(refund(0)).rejects.toMatchObject({ code: 'refund_too_large' })
  })
})

describe('abuse', () => {
  test('an order has five attempts', async () => {
    const bought = await shop.buy({ email: 'five@example.com' })
    for (const attempt of [1, 2, 3, 4, 5]) {
      await bought.guest.api.payments.start(bought.id)
      shop.card.set(`${bought.id}-${attempt}`, { state: 'declined' })
      await shop.signal(`${bought.id}-${attempt}`)
    }
    expect(await errorOf(bought.guest.api.payments.start(bought.id))).toEqual({
      status: 409,
      code: 'payment_attempts_used',
    })
    expect(await bought.guest.api.payments.start(bought.id, { paymentMethod: 'bank_transfer' })).toMatchObject({
      state: 'awaiting_transfer',
    })
  })

  test('after ten declines in an hour there are no more attempts, and later there are', async () => {
    shop.pass(61)
    const buyers = [await shop.buy(), await shop.buy(), await shop.buy()]
    for (const bought of buyers) {
      for (const attempt of [1, 2, 3, 4].slice(0, bought === buyers[2] ? 2 : 4)) {
        await bought.guest.api.payments.start(bought.id)
        shop.card.set(`${bought.id}-${attempt}`, { state: 'declined' })
        await shop.signal(`${bought.id}-${attempt}`)
      }
    }
    const last = buyers[2]
    expect(await errorOf(last?.guest.api.payments.start(last.id) ?? Promise.resolve())).toEqual({
      status: 429,
      code: 'too_many_declines',
    })
  })
})
