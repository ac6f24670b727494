import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type BankServer, openBankServer } from '../../../../test/support/bank-server.ts'
import type { PaymentToStart } from '../gateway.ts'
import { toCents, toDecimal } from './decimal-money.ts'
import { createPayPalGateway } from './paypal.ts'

describe('money', () => {
  test('is written and read without rounding', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (cents) => toCents(toDecimal(cents)) === cents))
  })

  test.each([
    ['21.12', 2112],
    ['0.07', 7],
    ['5', 500],
    ['5.1', 510],
    ['1000.00', 100_000],
  ])('%s is %d cents', (decimal, cents) => {
    expect(toCents(decimal)).toBe(cents)
  })

  test.each(['', '-1.00', '1.234', '1,00', '1e3', ' 1.00', '.50'])('“%s” is no amount', (decimal) => {
    expect(() => toCents(decimal)).toThrow(RangeError)
  })
})

describe('against the bank page', () => {
  let now = new Date('2026-10-05T09:00:00Z')
  let server: BankServer
  beforeEach(async () => {
    now = new Date('2026-10-05T09:00:00Z')
    server = await openBankServer({ clock: () => now })
  })
  afterEach(() => server.close())

  const gateway = () => createPayPalGateway({ ...server.payPal, clock: () => now })
  const wait = (minutes: number) => {
    now = new Date(now.valueOf() + minutes * 60_000)
  }
  const payment: PaymentToStart = {
    reference: 'EL-10017-1',
    amountCents: 2_112,
    language: 'el',
    email: 'maria@example.com',
    description: 'Παραγγελία EL-10017',
    returnUrl: 'http://shop.test/back',
    signalUrl: 'http://shop.test/api/payments/signals/paypal',
    expiresInSeconds: 1200,
    isAuthorisationOnly: false,
  }

  test('the buyer’s approval moves no money: the shop takes it', async () => {
    const { gatewayRef } = await gateway().start(payment)
    await server.act(gatewayRef, 'approve')
    expect(await server.bank.store.find(gatewayRef)).toMatchObject({ state: 'approved', capturedCents: 0 })
    await gateway().findStatus({ reference: payment.reference, gatewayRef })
    expect(await server.bank.store.find(gatewayRef)).toMatchObject({ state: 'captured', capturedCents: 2_112 })
  })

  test('what is approved after the time to pay is not taken', async () => {
    const { gatewayRef } = await gateway().start(payment)
    await server.act(gatewayRef, 'approve')
    wait(26)
    expect(await gateway().findStatus({ reference: payment.reference, gatewayRef })).toMatchObject({ state: 'closed' })
    expect(await server.bank.store.find(gatewayRef)).toMatchObject({ capturedCents: 0 })
  })

  test('a means of payment that is declined can be changed, and is captured then', async () => {
    const { gatewayRef } = await gateway().start(payment)
    const question = { reference: payment.reference, gatewayRef }
    await server.act(gatewayRef, 'decline')
    expect(await gateway().findStatus(question)).toMatchObject({ state: 'declined' })
    await server.act(gatewayRef, 'approve')
    expect(await gateway().findStatus(question)).toMatchObject({ state: 'captured', capturedCents: 2_112 })
  })

  test('money of another order that PayPal answers about is not moved', async () => {
    const start = async (reference: string) => (await gateway().start({ ...payment, reference })).gatewayRef
    const [own, other, open] = [await start('EL-1-1'), await start('EL-2-1'), await start('EL-3-1')]
    for (const gatewayRef of [own, other]) {
      await server.act(gatewayRef, 'approve')
      await gateway().findStatus({ reference: '', gatewayRef })
    }
    const about = (answered: string) =>
      createPayPalGateway({
        ...server.payPal,
        clock: () => now,
        fetch: (url, init) => fetch(url.replace(`orders/${own}`, `orders/${answered}`), init),
      })
    const refund = { gatewayRef: own, amountCents: 500, key: 'one', refundableCents: 2_112 }
    await expect(about(other).refund(refund)).rejects.toMatchObject({ name: 'GatewayError', isUnknown: true })
    await server.act(open, 'approve')
    const question = { reference: 'EL-1-1', gatewayRef: own }
    await expect(about(open).findStatus(question)).rejects.toMatchObject({ name: 'GatewayError', isUnknown: true })
    expect(await server.bank.store.find(other)).toMatchObject({ refunds: [] })
    expect(await server.bank.store.find(open)).toMatchObject({ capturedCents: 0 })
  })

  test('a token is used for many calls', async () => {
    const one = gateway()
    const { gatewayRef } = await one.start(payment)
    await one.findStatus({ reference: payment.reference, gatewayRef })
    await one.findStatus({ reference: payment.reference, gatewayRef })
    expect(server.calls.filter((call) => call.endsWith('/v1/oauth2/token'))).toHaveLength(1)
  })

  test('wrong credentials are refused', async () => {
    const start = createPayPalGateway({ ...server.payPal, clientSecret: 'wrong' }).start(payment)
    await expect(start).rejects.toMatchObject({ name: 'GatewayError', isUnknown: false })
  })
})
