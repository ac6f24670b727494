import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '../../../../test/support/faulty-server.ts'
import {
  ADAPTERS,
  AMOUNT,
  type GatewayContract,
  openContract,
  REFERENCE,
  UNKNOWN,
} from '../../../../test/support/gateway-contract.ts'

const FAULTS: Fault[] = ['error after', 'hang after', 'cut after']

describe.each(ADAPTERS)('%s', (provider) => {
  let at: GatewayContract
  beforeEach(async () => {
    at = await openContract(provider)
  })
  afterEach(() => at.rig.close())

  describe.each(FAULTS)('after the fault “%s”', (fault) => {
    test('a start is unknown, and its repetition finds the same payment', async () => {
      at.rig.server.failNext(at.rig.paths.start, fault)
      await expect(at.start()).rejects.toMatchObject(UNKNOWN)
      const found = await at.start()
      expect(await at.start()).toBe(found)
      await at.rig.approve(found)
      expect(await at.statusOf(found)).toMatchObject({ reference: REFERENCE, state: 'captured' })
    })

    test('a capture is unknown, and its repetition takes nothing more', async () => {
      const gatewayRef = await at.paid({ isAuthorisationOnly: true })
      at.rig.server.failNext(at.rig.paths.capture, fault)
      const capture = { gatewayRef, amountCents: AMOUNT, key: 'capture-1' }
      await expect(at.rig.gateway.capture(capture)).rejects.toMatchObject(UNKNOWN)
      await at.rig.gateway.capture(capture)
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'captured', capturedCents: AMOUNT })
    })

    test('a refund is unknown, and is found and repeated as one', async () => {
      const gatewayRef = await at.paid()
      at.rig.server.failNext(at.rig.paths.refund, fault)
      const refund = at.refundOf(gatewayRef, { amountCents: 901 })
      await expect(at.rig.gateway.refund(refund)).rejects.toMatchObject(UNKNOWN)
      const found = await at.rig.gateway.findRefund({ gatewayRef, key: 'refund-1', refundRef: null })
      expect(found).toMatchObject({ state: 'done' })
      expect(await at.rig.gateway.refund(refund)).toMatchObject({ state: 'done' })
      expect(await at.statusOf(gatewayRef)).toMatchObject({ refundedCents: 901 })
    })

    test('a status is unknown', async () => {
      const gatewayRef = await at.paid()
      const path = provider === 'jcc' ? /getOrderStatus/ : /GET /
      at.rig.server.failNext(path, fault)
      await expect(at.statusOf(gatewayRef)).rejects.toMatchObject(UNKNOWN)
      expect(await at.statusOf(gatewayRef)).toMatchObject({ state: 'captured' })
    })
  })

  test('a start that failed before its effect is unknown as well, and its repetition opens a payment', async () => {
    at.rig.server.failNext(at.rig.paths.start, 'error before')
    await expect(at.start()).rejects.toMatchObject(UNKNOWN)
    expect(await at.statusOf(await at.start())).toMatchObject({ state: 'in_progress' })
  })

  test('a refund that failed before its effect is not found, and is sent again', async () => {
    at.rig.server.failNext(at.rig.paths.refund, 'error before')
    const gatewayRef = await at.paid()
    await expect(at.rig.gateway.refund(at.refundOf(gatewayRef))).rejects.toMatchObject(UNKNOWN)
    expect(await at.rig.gateway.findRefund({ gatewayRef, key: 'refund-1', refundRef: null })).toBeNull()
    expect(await at.rig.gateway.refund(at.refundOf(gatewayRef))).toMatchObject({ state: 'done' })
  })
})
