import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  ADAPTERS,
  AMOUNT,
  type GatewayContract,
  openContract,
  REFERENCE,
  REFUSED,
} from '../../../../test/support/gateway-contract.ts'

describe.each(ADAPTERS)('%s', (provider) => {
  let at: GatewayContract
  beforeEach(async () => {
    at = await openContract(provider)
  })
  afterEach(() => at.rig.close())

  describe('a payment', () => {
    test('has a page, and is in progress until the buyer decides', async () => {
      const started = await at.rig.gateway.start(at.payment())
      expect(started.payUrl).toContain(started.gatewayRef)
      expect(await at.statusOf(started.gatewayRef)).toMatchObject({
        reference: REFERENCE,
        state: 'in_progress',
        currency: 'EUR',
        amountCents: AMOUNT,
        capturedCents: 0,
        refundedCents: 0,
        isChargedBack: false,
      })
    })

    test('that is started twice is one', async () => {
      const first = await at.rig.gateway.start(at.payment())
      at.wait(2)
      expect(await at.rig.gateway.start(at.payment({ expiresInSeconds: 1100 }))).toEqual(first)
    })

    test('is captured with its amount when the buyer approves', async () => {
      expect(await at.statusOf(await at.paid())).toMatchObject({
        state: 'captured',
        currency: 'EUR',
        amountCents: AMOUNT,
        authorisedCents: AMOUNT,
        capturedCents: AMOUNT,
        refundedCents: 0,
      })
    })

    test('is captured once, however often it is asked for', async () => {
      const gatewayRef = await at.start()
      await at.rig.approve(gatewayRef)
      const answers = await Promise.all([at.statusOf(gatewayRef), at.statusOf(gatewayRef), at.statusOf(gatewayRef)])
      for (const answer of answers) expect(answer).toMatchObject({ state: 'captured', capturedCents: AMOUNT })
    })

    test('is only reserved where that was asked for, then captured once', async () => {
      const gatewayRef = await at.paid({ isAuthorisationOnly: true })
      expect(await at.statusOf(gatewayRef)).toMatchObject({
        state: 'authorised',
        authorisedCents: AMOUNT,
        capturedCents: 0,
      })
      const capture = { gatewayRef, amountCents: AMOUNT, key: 'capture-1' }
      await at.rig.gateway.capture(capture)
      await at.rig.gateway.capture(capture)
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'captured', capturedCents: AMOUNT })
    })

    test('that is reserved can be reversed, twice as well', async () => {
      const gatewayRef = await at.paid({ isAuthorisationOnly: true })
      await at.rig.gateway.reverse({ gatewayRef, key: 'reverse-1' })
      await at.rig.gateway.reverse({ gatewayRef, key: 'reverse-1' })
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'reversed', capturedCents: 0 })
    })

    test('that was captured is not reversed', async () => {
      const gatewayRef = await at.paid()
      await expect(at.rig.gateway.reverse({ gatewayRef, key: 'reverse-1' })).rejects.toMatchObject(REFUSED)
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'captured', capturedCents: AMOUNT })
    })

    test('may be declined, and approved after that', async () => {
      const gatewayRef = await at.start()
      await at.rig.decline(gatewayRef)
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'declined', capturedCents: 0 })
      await at.rig.approve(gatewayRef)
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'captured', capturedCents: AMOUNT })
    })

    test('that nobody pays is closed after its time', async () => {
      const gatewayRef = await at.start()
      at.wait(10)
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'in_progress' })
      at.wait(50)
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'closed', capturedCents: 0 })
    })

    test('that was declined is closed after its time', async () => {
      const gatewayRef = await at.start()
      await at.rig.decline(gatewayRef)
      at.wait(60)
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'closed', capturedCents: 0 })
    })

    test('shows what was taken, also where it is another amount', async () => {
      at.rig.takeOff(-1)
      expect(await at.statusOf(await at.paid())).toMatchObject({ amountCents: AMOUNT, capturedCents: AMOUNT - 1 })
    })

    test('shows that it was charged back', async () => {
      const gatewayRef = await at.paid()
      await at.rig.chargeBack(gatewayRef)
      expect(await at.statusOf(gatewayRef)).toMatchObject({ isChargedBack: true })
    })

    test('that the gateway does not know has no status', async () => {
      expect(await at.statusOf('00000000-0000-4000-8000-000000000000')).toBeNull()
      expect(await at.statusOf(null, 'EL-9-1')).toBeNull()
    })
  })

  describe('a signal', () => {
    const firstSignal = async () => {
      const gatewayRef = await at.start()
      await at.rig.approve(gatewayRef)
      const [signal] = at.rig.signals
      if (signal === undefined) throw new Error('no signal was sent')
      return { gatewayRef, signal }
    }

    test('names the payment, and has the same key when it is sent again', async () => {
      const { gatewayRef, signal } = await firstSignal()
      const read = await at.rig.gateway.readSignal(signal)
      expect(read).toMatchObject({ reference: REFERENCE, gatewayRef, eventKey: expect.stringMatching(/./) })
      expect(await at.rig.gateway.readSignal(signal)).toEqual(read)
    })

    test('that is forged, unsigned or empty is refused', async () => {
      const { signal } = await firstSignal()
      expect(await at.rig.gateway.readSignal(at.rig.forge(signal))).toBeNull()
      const bare = new URL(signal.url)
      bare.searchParams.delete('checksum')
      expect(await at.rig.gateway.readSignal({ ...signal, url: bare, headers: new Headers() })).toBeNull()
      expect(await at.rig.gateway.readSignal({ ...signal, url: bare, headers: new Headers(), body: '' })).toBeNull()
    })

    test('whose body was changed is refused', async () => {
      const { signal } = await firstSignal()
      const url = new URL(signal.url.href.replaceAll(REFERENCE, 'EL-10018-1'))
      const body = signal.body.replaceAll(REFERENCE, 'EL-10018-1')
      expect(await at.rig.gateway.readSignal({ ...signal, url, body })).toBeNull()
    })
  })
})
