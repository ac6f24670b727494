import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GATEWAY_RIGS, type GatewayRig } from '../../../test/support/gateway-rigs.ts'
import { paidOrder } from '../../../test/support/paid-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { refunds } from '../db/payments-schema.ts'
import { products } from '../db/schema.ts'
import { DOCUMENT_JOB } from '../invoices/document-job.ts'
import { missingGateway } from './gateways.ts'
import { performRefunds } from './perform-refund.ts'

const MINUTE_MS = 60_000

let rig: GatewayRig
let shop: TestShop
let manager: TestStaffMember
let frame: number
let now = new Date('2026-10-05T09:00:00Z')
beforeAll(async () => {
  rig = await GATEWAY_RIGS.jcc()
  const gateways = { credit_card: rig.gateway, paypal: missingGateway('paypal') }
  shop = await createTestShop({ gateways, clock: () => now })
  frame = (await shop.product('aviator-gold')).id
  await shop.shop.db.update(products).set({ stock: 500, priceCents: 4_000, discountPriceCents: null })
})
beforeEach(async () => {
  rig.setRefunds('done')
  // The clock moves on, and with it the confirmation ends.
  manager = await newStaffMember(shop)
})
afterAll(async () => {
  await shop.close()
  await rig.close()
})

/** An order of 85.00 that the bank has captured. */
async function paidByCard() {
  const reference = `EE-${randomUUID().slice(0, 12)}-1`
  const { gatewayRef } = await rig.gateway.start({
    ...{ reference, amountCents: 8_500, language: 'el', email: 'buyer@example.com', description: 'An order' },
    ...{ returnUrl: 'http://shop.test/back', signalUrl: 'http://shop.test/signal' },
    ...{ expiresInSeconds: 1200, startedAt: now, isAuthorisationOnly: false },
  })
  await rig.approve(gatewayRef)
  const card = { provider: 'jcc' as const, method: 'credit_card' as const, reference, gatewayRef }
  return { ...(await paidOrder(shop, frame, card)), reference, gatewayRef }
}

async function ask(orderId: string, amount: number) {
  const { version } = await manager.admin.money.get(orderId)
  return manager.admin.money.refund(orderId, { version, amount, requestKey: randomUUID(), reason: 'A scratch' })
}

async function pass(minutes: number): Promise<void> {
  now = new Date(now.valueOf() + minutes * MINUTE_MS)
  await performRefunds(shop.shop)
}

const statusAt = (paid: { reference: string; gatewayRef: string }) => rig.gateway.findStatus(paid)
const documentsOf = (orderId: string) => shop.shop.jobs.list(shop.shop.db, DOCUMENT_JOB, { orderId })

describe('a refund by the gateway', () => {
  test('of a part leaves the rest refundable (row 16)', async () => {
    const paid = await paidByCard()
    await ask(paid.id, 30)
    await performRefunds(shop.shop)
    const part = await manager.admin.money.get(paid.id)
    expect(part).toMatchObject({ refunded: 30, pending: 0, refundable: 55, paymentStatus: 'part_refunded' })
    expect((await statusAt(paid))?.refundedCents).toBe(3_000)
    await ask(paid.id, 55)
    await performRefunds(shop.shop)
    expect(await manager.admin.money.get(paid.id)).toMatchObject({ refunded: 85, paymentStatus: 'refunded' })
    expect((await statusAt(paid))?.refundedCents).toBe(8_500)
    expect(await documentsOf(paid.id)).toHaveLength(2)
  })

  test('that fails waits for staff, makes no credit note, and can be tried again (row 17)', async () => {
    const paid = await paidByCard()
    rig.setRefunds('refused')
    const asked = await ask(paid.id, 30)
    await performRefunds(shop.shop)
    const failed = await manager.admin.money.get(paid.id)
    expect(failed).toMatchObject({ refunded: 0, pending: 0, refundable: 85, paymentStatus: 'paid' })
    expect(failed.refunds).toMatchObject([{ state: 'failed', isOpen: true }])
    expect(await documentsOf(paid.id)).toEqual([])
    const { refunds: queue } = await manager.admin.payments.list({ view: 'refunds' })
    expect(queue.map(({ orderId }) => orderId)).toContain(paid.id)

    rig.setRefunds('done')
    const requestKey = randomUUID()
    await manager.admin.money.retryRefund(asked.refunds[0]?.id ?? 0, { requestKey })
    await manager.admin.money.retryRefund(asked.refunds[0]?.id ?? 0, { requestKey })
    await performRefunds(shop.shop)
    const done = await manager.admin.money.get(paid.id)
    expect(done.refunds.map(({ state, isOpen }) => ({ state, isOpen }))).toEqual([
      { state: 'failed', isOpen: false },
      { state: 'done', isOpen: false },
    ])
    expect((await statusAt(paid))?.refundedCents).toBe(3_000)
  })

  test('whose answer is lost is made once', async () => {
    const paid = await paidByCard()
    rig.server.failNext(rig.paths.refund, 'cut after')
    await ask(paid.id, 30)
    await performRefunds(shop.shop)
    await pass(3)
    expect(await manager.admin.money.get(paid.id)).toMatchObject({ refunded: 30, pending: 0 })
    expect((await statusAt(paid))?.refundedCents).toBe(3_000)
  })

  test('that the bank takes its time for is asked about again', async () => {
    const paid = await paidByCard()
    rig.setRefunds('pending')
    await ask(paid.id, 30)
    await performRefunds(shop.shop)
    expect(await manager.admin.money.get(paid.id)).toMatchObject({ refunded: 0, pending: 30, refundable: 55 })
    const [row] = await shop.shop.db.select().from(refunds).where(eq(refunds.orderId, paid.id))
    await rig.endRefund({ gatewayRef: paid.gatewayRef, key: row?.refundKey ?? '', state: 'done' })
    await pass(3)
    expect(await manager.admin.money.get(paid.id)).toMatchObject({ refunded: 30, pending: 0 })
  })

  test('that two workers perform at once is made once', async () => {
    const paid = await paidByCard()
    await ask(paid.id, 30)
    await Promise.all([1, 2, 3].map(() => performRefunds(shop.shop)))
    expect((await statusAt(paid))?.refundedCents).toBe(3_000)
    expect(await documentsOf(paid.id)).toHaveLength(1)
  })
})
