import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  ADAPTERS,
  AMOUNT,
  type GatewayContract,
  openContract,
  REFUSED,
} from '../../../../test/support/gateway-contract.ts'

describe.each(ADAPTERS)('%s', (provider) => {
  let at: GatewayContract
  beforeEach(async () => {
    at = await openContract(provider)
  })
  afterEach(() => at.rig.close())

  describe('a refund', () => {
    test('of everything', async () => {
      const gatewayRef = await at.paid()
      expect(await at.rig.gateway.refund(at.refundOf(gatewayRef))).toMatchObject({ state: 'done' })
      expect(await at.statusOf(gatewayRef)).toMatchObject({
        state: 'refunded',
        capturedCents: AMOUNT,
        refundedCents: AMOUNT,
      })
    })

    test('of parts leaves the rest to be refunded', async () => {
      const gatewayRef = await at.paid()
      await at.rig.gateway.refund(at.refundOf(gatewayRef, { amountCents: 901 }))
      expect(await at.statusOf(gatewayRef)).toMatchObject({
        state: 'captured',
        capturedCents: AMOUNT,
        refundedCents: 901,
      })
      const rest = at.refundOf(gatewayRef, { amountCents: 13_000, refundableCents: 13_000, key: 'refund-2' })
      expect(await at.rig.gateway.refund(rest)).toMatchObject({ state: 'done' })
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'refunded', refundedCents: AMOUNT })
    })

    test('with one key is one, however often it is sent', async () => {
      const gatewayRef = await at.paid()
      const refund = at.refundOf(gatewayRef, { amountCents: 901 })
      for (let times = 0; times < 3; times++) {
        expect(await at.rig.gateway.refund(refund)).toMatchObject({ state: 'done' })
      }
      expect(await at.statusOf(gatewayRef)).toMatchObject({ refundedCents: 901 })
    })

    test.each([0, -1, 0.5, AMOUNT + 1])('of %d cents is refused without a call', async (amountCents) => {
      const gatewayRef = await at.paid()
      const before = at.rig.server.calls.length
      await expect(at.rig.gateway.refund(at.refundOf(gatewayRef, { amountCents }))).rejects.toMatchObject(REFUSED)
      expect(at.rig.server.calls).toHaveLength(before)
    })

    test('of more than the gateway has left fails', async () => {
      const gatewayRef = await at.paid()
      await at.rig.gateway.refund(at.refundOf(gatewayRef, { amountCents: 10_000 }))
      // The shop believes that nothing was refunded.
      expect(await at.rig.gateway.refund(at.refundOf(gatewayRef, { key: 'refund-2' }))).toMatchObject({
        state: 'failed',
      })
      expect(await at.statusOf(gatewayRef)).toMatchObject({ refundedCents: 10_000 })
    })

    test('that the gateway refuses fails with its reason', async () => {
      const gatewayRef = await at.paid()
      at.rig.setRefunds('refused')
      const answer = await at.rig.gateway.refund(at.refundOf(gatewayRef))
      expect(answer).toMatchObject({ state: 'failed', failure: expect.stringMatching(/./) })
      expect(await at.rig.gateway.findRefund({ gatewayRef, key: 'refund-1', refundRef: null })).toBeNull()
    })

    test.each(['done', 'failed'] as const)('that is pending ends as %s', async (state) => {
      const gatewayRef = await at.paid()
      at.rig.setRefunds('pending')
      const answer = await at.rig.gateway.refund(at.refundOf(gatewayRef, { amountCents: 901 }))
      expect(answer).toMatchObject({ state: 'pending' })
      const question = { gatewayRef, key: 'refund-1', refundRef: answer.gatewayRef }
      expect(await at.rig.gateway.findRefund(question)).toMatchObject({ state: 'pending' })
      await at.rig.endRefund({ gatewayRef, key: 'refund-1', state })
      expect(await at.rig.gateway.findRefund(question)).toMatchObject({ state })
    })

    test('that was never sent is not known', async () => {
      const gatewayRef = await at.paid()
      expect(await at.rig.gateway.findRefund({ gatewayRef, key: 'refund-9', refundRef: null })).toBeNull()
    })
  })
})
