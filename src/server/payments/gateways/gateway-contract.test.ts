import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GATEWAY_RIGS, type GatewayCall, type GatewayRig } from '../../../../test/support/gateway-rigs.ts'
import type { Fault } from '../../../../test/support/faulty-server.ts'
import type { GatewayRefund, PaymentToStart } from '../gateway.ts'

const AMOUNT = 13_901
const FAULTS: Fault[] = ['error after', 'hang after', 'cut after']
const UNKNOWN = { name: 'GatewayError', isUnknown: true }
const REFUSED = { name: 'GatewayError', isUnknown: false }

describe.each(Object.entries(GATEWAY_RIGS))('%s', (provider, open) => {
  let rig: GatewayRig
  beforeEach(async () => {
    rig = await open()
  })
  afterEach(() => rig.close())

  const payment = (changes: Partial<PaymentToStart> = {}): PaymentToStart => ({
    reference: 'EL-10017-1',
    amountCents: AMOUNT,
    language: 'el',
    email: 'maria@example.com',
    description: 'Παραγγελία EL-10017',
    returnUrl: 'http://shop.test/orders/token/payment',
    signalUrl: `http://shop.test/api/payments/signals/${provider}`,
    expiresInSeconds: 1200,
    startedAt: new Date('2026-10-05T09:00:00Z'),
    isAuthorisationOnly: false,
    ...changes,
  })

  const start = async (changes: Partial<PaymentToStart> = {}) => (await rig.gateway.start(payment(changes))).gatewayRef
  const statusOf = (gatewayRef: string) => rig.gateway.findStatus({ reference: 'EL-10017-1', gatewayRef })
  const wait = (minutes: number) => {
    rig.clock.now = new Date(rig.clock.now.valueOf() + minutes * 60_000)
  }
  const countCalls = (call: GatewayCall) => rig.server.calls.filter((one) => rig.paths[call].test(one)).length

  async function paid(changes: Partial<PaymentToStart> = {}): Promise<string> {
    const gatewayRef = await start(changes)
    await rig.approve(gatewayRef)
    await statusOf(gatewayRef)
    return gatewayRef
  }

  const refundOf = (gatewayRef: string, changes: Partial<GatewayRefund> = {}): GatewayRefund => ({
    gatewayRef,
    amountCents: AMOUNT,
    key: 'refund-1',
    refundableCents: AMOUNT,
    ...changes,
  })

  describe('a payment', () => {
    test('has a page, and is in progress until the buyer decides', async () => {
      const started = await rig.gateway.start(payment())
      expect(started.payUrl).toContain(started.gatewayRef)
      expect(await statusOf(started.gatewayRef)).toMatchObject({
        reference: 'EL-10017-1',
        state: 'in_progress',
        currency: 'EUR',
        amountCents: AMOUNT,
        capturedCents: 0,
        refundedCents: 0,
        isChargedBack: false,
      })
    })

    test('that is started twice is one', async () => {
      const first = await rig.gateway.start(payment())
      wait(2)
      expect(await rig.gateway.start(payment({ expiresInSeconds: 1100 }))).toEqual(first)
    })

    test('is captured with its amount when the buyer approves', async () => {
      expect(await statusOf(await paid())).toMatchObject({
        state: 'captured',
        currency: 'EUR',
        amountCents: AMOUNT,
        authorisedCents: AMOUNT,
        capturedCents: AMOUNT,
        refundedCents: 0,
      })
    })

    test('is captured once, however often it is asked for', async () => {
      const gatewayRef = await start()
      await rig.approve(gatewayRef)
      const answers = await Promise.all([statusOf(gatewayRef), statusOf(gatewayRef), statusOf(gatewayRef)])
      for (const answer of answers) expect(answer).toMatchObject({ state: 'captured', capturedCents: AMOUNT })
    })

    test('is only reserved where that was asked for, then captured once', async () => {
      const gatewayRef = await paid({ isAuthorisationOnly: true })
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'authorised', authorisedCents: AMOUNT, capturedCents: 0 })
      const capture = { gatewayRef, amountCents: AMOUNT, key: 'capture-1' }
      await rig.gateway.capture(capture)
      await rig.gateway.capture(capture)
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'captured', capturedCents: AMOUNT })
    })

    test('that is reserved can be reversed, twice as well', async () => {
      const gatewayRef = await paid({ isAuthorisationOnly: true })
      await rig.gateway.reverse({ gatewayRef, key: 'reverse-1' })
      await rig.gateway.reverse({ gatewayRef, key: 'reverse-1' })
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'reversed', capturedCents: 0 })
    })

    test('that was captured is not reversed', async () => {
      const gatewayRef = await paid()
      await expect(rig.gateway.reverse({ gatewayRef, key: 'reverse-1' })).rejects.toMatchObject(REFUSED)
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'captured', capturedCents: AMOUNT })
    })

    test('may be declined, and approved after that', async () => {
      const gatewayRef = await start()
      await rig.decline(gatewayRef)
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'declined', capturedCents: 0 })
      await rig.approve(gatewayRef)
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'captured', capturedCents: AMOUNT })
    })

    test('that nobody pays is closed after its time', async () => {
      const gatewayRef = await start()
      wait(10)
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'in_progress' })
      wait(50)
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'closed', capturedCents: 0 })
    })

    test('that was declined is closed after its time', async () => {
      const gatewayRef = await start()
      await rig.decline(gatewayRef)
      wait(60)
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'closed', capturedCents: 0 })
    })

    test('shows what was taken, also where it is another amount', async () => {
      rig.takeOff(-1)
      expect(await statusOf(await paid())).toMatchObject({ amountCents: AMOUNT, capturedCents: AMOUNT - 1 })
    })

    test('shows that it was charged back', async () => {
      const gatewayRef = await paid()
      await rig.chargeBack(gatewayRef)
      expect(await statusOf(gatewayRef)).toMatchObject({ isChargedBack: true })
    })

    test('that the gateway does not know has no status', async () => {
      expect(await statusOf('00000000-0000-4000-8000-000000000000')).toBeNull()
      expect(await rig.gateway.findStatus({ reference: 'EL-9-1', gatewayRef: null })).toBeNull()
    })
  })

  describe.each(FAULTS)('after the fault “%s”', (fault) => {
    test('a start is unknown, and its repetition finds the same payment', async () => {
      rig.server.failNext(rig.paths.start, fault)
      await expect(start()).rejects.toMatchObject(UNKNOWN)
      const found = await start()
      expect(await start()).toBe(found)
      await rig.approve(found)
      expect(await statusOf(found)).toMatchObject({ reference: 'EL-10017-1', state: 'captured' })
    })

    test('a capture is unknown, and its repetition takes nothing more', async () => {
      const gatewayRef = await paid({ isAuthorisationOnly: true })
      rig.server.failNext(rig.paths.capture, fault)
      const capture = { gatewayRef, amountCents: AMOUNT, key: 'capture-1' }
      await expect(rig.gateway.capture(capture)).rejects.toMatchObject(UNKNOWN)
      await rig.gateway.capture(capture)
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'captured', capturedCents: AMOUNT })
    })

    test('a refund is unknown, and is found and repeated as one', async () => {
      const gatewayRef = await paid()
      rig.server.failNext(rig.paths.refund, fault)
      const refund = refundOf(gatewayRef, { amountCents: 901 })
      await expect(rig.gateway.refund(refund)).rejects.toMatchObject(UNKNOWN)
      const found = await rig.gateway.findRefund({ gatewayRef, key: 'refund-1', refundRef: null })
      expect(found).toMatchObject({ state: 'done' })
      expect(await rig.gateway.refund(refund)).toMatchObject({ state: 'done' })
      expect(await statusOf(gatewayRef)).toMatchObject({ refundedCents: 901 })
    })

    test('a status is unknown', async () => {
      const gatewayRef = await paid()
      const path = provider === 'jcc' ? /getOrderStatus/ : /GET /
      rig.server.failNext(path, fault)
      await expect(statusOf(gatewayRef)).rejects.toMatchObject(UNKNOWN)
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'captured' })
    })
  })

  test('a start that failed before its effect is unknown as well, and its repetition opens a payment', async () => {
    rig.server.failNext(rig.paths.start, 'error before')
    await expect(start()).rejects.toMatchObject(UNKNOWN)
    expect(await statusOf(await start())).toMatchObject({ state: 'in_progress' })
  })

  describe('a refund', () => {
    test('of everything', async () => {
      const gatewayRef = await paid()
      expect(await rig.gateway.refund(refundOf(gatewayRef))).toMatchObject({ state: 'done' })
      expect(await statusOf(gatewayRef)).toMatchObject({
        state: 'refunded',
        capturedCents: AMOUNT,
        refundedCents: AMOUNT,
      })
    })

    test('of parts leaves the rest to be refunded', async () => {
      const gatewayRef = await paid()
      await rig.gateway.refund(refundOf(gatewayRef, { amountCents: 901 }))
      expect(await statusOf(gatewayRef)).toMatchObject({
        state: 'captured',
        capturedCents: AMOUNT,
        refundedCents: 901,
      })
      const rest = refundOf(gatewayRef, { amountCents: 13_000, refundableCents: 13_000, key: 'refund-2' })
      expect(await rig.gateway.refund(rest)).toMatchObject({ state: 'done' })
      expect(await statusOf(gatewayRef)).toMatchObject({ state: 'refunded', refundedCents: AMOUNT })
    })

    test('with one key is one, however often it is sent', async () => {
      const gatewayRef = await paid()
      const refund = refundOf(gatewayRef, { amountCents: 901 })
      for (let times = 0; times < 3; times++) {
        expect(await rig.gateway.refund(refund)).toMatchObject({ state: 'done' })
      }
      expect(await statusOf(gatewayRef)).toMatchObject({ refundedCents: 901 })
    })

    test.each([0, -1, 0.5, AMOUNT + 1])('of %d cents is refused without a call', async (amountCents) => {
      const gatewayRef = await paid()
      const before = rig.server.calls.length
      await expect(rig.gateway.refund(refundOf(gatewayRef, { amountCents }))).rejects.toMatchObject(REFUSED)
      expect(rig.server.calls).toHaveLength(before)
    })

    test('of more than the gateway has left fails', async () => {
      const gatewayRef = await paid()
      await rig.gateway.refund(refundOf(gatewayRef, { amountCents: 10_000 }))
      // The shop believes that nothing was refunded.
      expect(await rig.gateway.refund(refundOf(gatewayRef, { key: 'refund-2' }))).toMatchObject({ state: 'failed' })
      expect(await statusOf(gatewayRef)).toMatchObject({ refundedCents: 10_000 })
    })

    test('that the gateway refuses fails with its reason', async () => {
      const gatewayRef = await paid()
      rig.setRefunds('refused')
      const answer = await rig.gateway.refund(refundOf(gatewayRef))
      expect(answer).toMatchObject({ state: 'failed', failure: expect.stringMatching(/./) })
      expect(await rig.gateway.findRefund({ gatewayRef, key: 'refund-1', refundRef: null })).toBeNull()
    })

    test.each(['done', 'failed'] as const)('that is pending ends as %s', async (state) => {
      const gatewayRef = await paid()
      rig.setRefunds('pending')
      const answer = await rig.gateway.refund(refundOf(gatewayRef, { amountCents: 901 }))
      expect(answer).toMatchObject({ state: 'pending' })
      const question = { gatewayRef, key: 'refund-1', refundRef: answer.gatewayRef }
      expect(await rig.gateway.findRefund(question)).toMatchObject({ state: 'pending' })
      await rig.endRefund({ gatewayRef, key: 'refund-1', state })
      expect(await rig.gateway.findRefund(question)).toMatchObject({ state })
    })

    test('that was never sent is not known', async () => {
      const gatewayRef = await paid()
      expect(await rig.gateway.findRefund({ gatewayRef, key: 'refund-9', refundRef: null })).toBeNull()
    })
  })

  describe('a signal', () => {
    const firstSignal = async () => {
      const gatewayRef = await start()
      await rig.approve(gatewayRef)
      const [signal] = rig.signals
      if (signal === undefined) throw new Error('no signal was sent')
      return { gatewayRef, signal }
    }

    test('names the payment, and has the same key when it is sent again', async () => {
      const { gatewayRef, signal } = await firstSignal()
      const read = await rig.gateway.readSignal(signal)
      expect(read).toMatchObject({ reference: 'EL-10017-1', gatewayRef, eventKey: expect.stringMatching(/./) })
      expect(await rig.gateway.readSignal(signal)).toEqual(read)
    })

    test('that is forged, unsigned or empty is refused', async () => {
      const { signal } = await firstSignal()
      expect(await rig.gateway.readSignal(rig.forge(signal))).toBeNull()
      const bare = new URL(signal.url)
      bare.searchParams.delete('checksum')
      expect(await rig.gateway.readSignal({ ...signal, url: bare, headers: new Headers() })).toBeNull()
      expect(await rig.gateway.readSignal({ ...signal, url: bare, headers: new Headers(), body: '' })).toBeNull()
    })

    test('whose body was changed is refused', async () => {
      const { signal } = await firstSignal()
      const url = new URL(signal.url.href.replaceAll('EL-10017-1', 'EL-10018-1'))
      const body = signal.body.replaceAll('EL-10017-1', 'EL-10018-1')
      expect(await rig.gateway.readSignal({ ...signal, url, body })).toBeNull()
    })
  })

  test('a refund that failed before its effect is not found, and is sent again', async () => {
    rig.server.failNext(rig.paths.refund, 'error before')
    const gatewayRef = await paid()
    await expect(rig.gateway.refund(refundOf(gatewayRef))).rejects.toMatchObject(UNKNOWN)
    expect(countCalls('refund')).toBe(1)
    expect(await rig.gateway.findRefund({ gatewayRef, key: 'refund-1', refundRef: null })).toBeNull()
    expect(await rig.gateway.refund(refundOf(gatewayRef))).toMatchObject({ state: 'done' })
  })
})
