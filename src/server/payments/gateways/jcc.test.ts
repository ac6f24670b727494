import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type BankServer, openBankServer } from '../../../../test/support/bank-server.ts'
import type { PaymentToStart, RawSignal } from '../gateway.ts'
import { createJccGateway } from './jcc.ts'
import { isSignedByJcc, jccChecksum } from './jcc-checksum.ts'
import { toGatewayStatus } from './jcc-status.ts'
import { orderStatus } from './jcc-wire.ts'

const NOW = new Date('2026-10-05T09:00:00Z')

test('the checksum is over the parameters by name, without itself', () => {
  const parameters = new URLSearchParams({
    status: '1',
    operation: 'deposited',
    sign_alias: 'any',
    mdOrder: '3ff6962a-7dcc-4283-ab50-a6d7dd3386fe',
    orderNumber: '10747',
    amount: '123456',
  })
  // HMAC-SHA256 of `amount;123456;mdOrder;3ff6962a-7dcc-4283-ab50-a6d7dd3386fe;operation;deposited;orderNumber;10747;status;1;`
  const expected = jccChecksum(parameters, 'ooc7slpvc61k7sf7ma7p4hrefr')
  expect(expected).toMatch(/^[0-9A-F]{64}$/)
  expect(expected).toBe(VECTOR)
  parameters.set('checksum', expected)
  expect(isSignedByJcc(parameters, 'ooc7slpvc61k7sf7ma7p4hrefr')).toBe(true)
  expect(isSignedByJcc(parameters, 'another key')).toBe(false)
  parameters.set('checksum', expected.toLowerCase())
  expect(isSignedByJcc(parameters, 'ooc7slpvc61k7sf7ma7p4hrefr')).toBe(false)
})

const VECTOR = '2CC260124DF39F630F6FE41C4D7A82B54F3320945D04FF3476FC2B108165EF89'

describe('a status', () => {
  const statusOf = (changes: object, minutes = 0) =>
    toGatewayStatus(
      orderStatus.parse({
        orderNumber: 'EL-1-1',
        orderStatus: 2,
        amount: 10_000,
        currency: '978',
        date: NOW.valueOf(),
        paymentAmountInfo: { approvedAmount: 10_000, depositedAmount: 10_000, refundedAmount: 0 },
        attributes: [{ name: 'mdOrder', value: 'md-1' }],
        ...changes,
      }),
      { gatewayRef: null, now: new Date(NOW.valueOf() + minutes * 60_000), sessionSeconds: 1200 },
    )

  test.each([
    [0, {}, 'in_progress'],
    [5, {}, 'in_progress'],
    [7, {}, 'in_progress'],
    [1, {}, 'authorised'],
    [2, {}, 'captured'],
    [3, {}, 'reversed'],
    [6, { actionCode: 116 }, 'declined'],
    [6, { actionCode: -2007 }, 'closed'],
    [99, {}, 'in_progress'],
  ])('%d with %j is %s', (number, changes, state) => {
    expect(statusOf({ orderStatus: number, ...changes })).toMatchObject({ state, gatewayRef: 'md-1', currency: 'EUR' })
  })

  test.each([0, 6])('%d after the session is closed', (number) => {
    expect(statusOf({ orderStatus: number, actionCode: 0 }, 22)).toMatchObject({ state: 'closed' })
    expect(statusOf({ orderStatus: number, actionCode: 0 }, 19)).not.toMatchObject({ state: 'closed' })
  })

  test.each([5, 7])('%d after the session is still in progress: the money may move', (number) => {
    expect(statusOf({ orderStatus: number }, 60)).toMatchObject({ state: 'in_progress' })
  })

  test.each([
    ['less the refunds', 7_000],
    ['before the refunds', 10_000],
  ])('of a refund in part, where the deposit is counted %s', (_how, depositedAmount) => {
    const paymentAmountInfo = { approvedAmount: 10_000, depositedAmount, refundedAmount: 3_000 }
    expect(statusOf({ orderStatus: 4, paymentAmountInfo })).toMatchObject({
      state: 'captured',
      capturedCents: 10_000,
      refundedCents: 3_000,
    })
  })

  test('of another currency says so', () => {
    expect(statusOf({ currency: '840' })).toMatchObject({ currency: 'USD' })
    expect(statusOf({ currency: '1' })).toMatchObject({ currency: '1' })
  })

  test('of money without its amounts is no answer', () => {
    expect(() => statusOf({ paymentAmountInfo: undefined })).toThrow('without paymentAmountInfo')
  })
})

describe('against the bank page', () => {
  let server: BankServer
  const sent: RawSignal[] = []
  beforeEach(async () => {
    sent.length = 0
    server = await openBankServer({
      behaviour: { isSignalFirst: true, signalMethod: 'POST' },
      send: async (url, { method = 'GET', body }) => {
        sent.push({ method, url: new URL(url), headers: new Headers(), body: String(body ?? '') })
        return new Response()
      },
    })
  })
  afterEach(() => server.close())

  const payment: PaymentToStart = {
    reference: 'EL-10017-1',
    amountCents: 5_000,
    language: 'en',
    email: 'maria@example.com',
    description: '100% wool + silk\ncloth',
    returnUrl: 'http://shop.test/back',
    signalUrl: 'http://shop.test/api/payments/signals/jcc',
    expiresInSeconds: 1200,
    isAuthorisationOnly: false,
  }

  test('callbacks may be forms', async () => {
    const gateway = createJccGateway(server.jcc)
    const { gatewayRef } = await gateway.start(payment)
    await server.act(gatewayRef, 'approve')
    expect(sent[0]).toMatchObject({ method: 'POST' })
    expect(await gateway.readSignal(sent[0] as RawSignal)).toMatchObject({ gatewayRef, kind: 'deposited:1' })
  })

  test('a payment whose id was lost is found by its number', async () => {
    const gateway = createJccGateway(server.jcc)
    const { gatewayRef } = await gateway.start(payment)
    expect(await gateway.findStatus({ reference: payment.reference, gatewayRef: null })).toMatchObject({ gatewayRef })
  })

  test('a payment whose page was lost can’t be started again without the setting for it', async () => {
    const { paymentPage: _, ...account } = server.jcc
    await createJccGateway(account).start(payment)
    const again = createJccGateway(account).start(payment)
    await expect(again).rejects.toMatchObject({ name: 'GatewayError', isUnknown: false })
  })

  test('a payment that is started again is never another one’s that JCC answers about', async () => {
    const other = { ...payment, reference: `${payment.reference}-other` }
    const fetchAboutOther = (url: string, init: RequestInit) => {
      const body = new URLSearchParams(String(init.body))
      if (url.endsWith('getOrderStatusExtended.do')) body.set('orderNumber', other.reference)
      return fetch(url, { ...init, body })
    }
    await createJccGateway(server.jcc).start(other)
    await createJccGateway(server.jcc).start(payment)
    const again = createJccGateway({ ...server.jcc, fetch: fetchAboutOther }).start(payment)
    await expect(again).rejects.toMatchObject({ name: 'GatewayError', isUnknown: true })
  })

  test('a wrong password is refused, and nothing was opened', async () => {
    const start = createJccGateway({ ...server.jcc, password: 'wrong' }).start(payment)
    await expect(start).rejects.toMatchObject({ name: 'GatewayError', isUnknown: false })
    const question = { reference: payment.reference, gatewayRef: null }
    expect(await createJccGateway(server.jcc).findStatus(question)).toBeNull()
  })

  test('of two refunds at once that both know of no other, one is done', async () => {
    const gateway = createJccGateway(server.jcc)
    const { gatewayRef } = await gateway.start(payment)
    await server.act(gatewayRef, 'approve')
    const refund = (key: string) => gateway.refund({ gatewayRef, amountCents: 2_000, key, refundableCents: 5_000 })
    const answers = await Promise.all([refund('one'), refund('two')])
    expect(answers.map(({ state }) => state).sort()).toEqual(['done', 'failed'])
  })
})
