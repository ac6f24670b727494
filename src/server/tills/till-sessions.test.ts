import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { demoStaff, signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { givePin, newTill, PIN, signInAtTill } from '../../../test/support/tills.ts'
import { audit } from '../db/staff-schema.ts'

let shop: TestShop
let now = new Date('2026-11-23T08:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())
beforeEach(() => wait(26 * 60))

function wait(minutes: number): void {
  now = new Date(now.valueOf() + minutes * 60_000)
}

describe('a session by PIN', () => {
  test('replaces the one before, acts under one’s own name, and is noted in the audit', async () => {
    const device = await signInAtTill(shop, 'assistant')
    const before = device.cookies.get('staff') ?? ''
    const optician = await givePin(shop, 'registered_optician')
    await device.api.tills.signIn(optician, PIN)
    expect(await device.api.signIn.me()).toMatchObject({
      id: optician,
      till: { id: device.tillId, name: 'Front till' },
    })
    device.cookies.set('staff', before)
    expect((await errorOf(device.api.signIn.me())).status).toBe(401)
    const entries = await shop.shop.db.select().from(audit).where(eq(audit.subject, 'tills'))
    const signedIn = { staffId: optician, note: 'signed_in', subjectId: String(device.tillId) }
    expect(entries).toContainEqual(expect.objectContaining(signedIn))
  })

  test('is refused dangerous acts, and can never be confirmed', async () => {
    const { api } = await signInAtTill(shop, 'manager')
    const { password } = demoStaff('manager')
    const refused = { status: 403, code: 'not_at_a_till' }
    const acts = [
      () => api.signIn.changePassword('a-much-longer-one'),
      () => api.signIn.setPin('6174'),
      () => api.signIn.confirm({ password }),
      () => api.signIn.setUpSecondFactor(),
      () => api.tills.enrol(newTill()),
    ]
    for (const act of acts) expect(await errorOf(act())).toEqual(refused)
  })

  test('of a manager lacks what concerns staff, exports and erasing', async () => {
    const { permissions } = await (await signInAtTill(shop, 'manager')).api.signIn.me()
    expect(permissions).toContain('orders.cancel')
    for (const lost of ['staff.edit', 'customers.export', 'customers.erase', 'orders.export']) {
      expect(permissions).not.toContain(lost)
    }
  })

  test('ends after five idle minutes, and each call begins them again', async () => {
    const { api } = await signInAtTill(shop, 'assistant')
    for (const minutes of [4, 4]) {
      wait(minutes)
      await api.signIn.me()
    }
    wait(5)
    expect((await errorOf(api.signIn.me())).status).toBe(401)
  })

  test('ends when the till is revoked, and the device is no till any more', async () => {
    const device = await signInAtTill(shop, 'assistant')
    const manager = await signInStaff(shop, 'manager')
    expect((await manager.api.tills.revoke(device.tillId)).revokedAt).toBe(now.toISOString())
    expect((await errorOf(device.api.signIn.me())).status).toBe(401)
    expect(await device.api.tills.present()).toBeNull()
    expect((await errorOf(device.api.tills.signIn(device.id, PIN))).code).toBe('not_a_till')
    expect((await errorOf(manager.api.tills.revoke(2_147_483_647))).code).toBe('not_found')
  })

  test('ends for somebody deactivated, who is no longer offered and has no PIN when they come back', async () => {
    const device = await signInAtTill(shop, 'technical_optician')
    const manager = await signInStaff(shop, 'manager')
    await manager.api.staff.deactivate(device.id)
    expect((await errorOf(device.api.signIn.me())).status).toBe(401)
    expect((await errorOf(device.api.tills.signIn(device.id, PIN))).code).toBe('wrong_pin')
    expect((await device.api.tills.present())?.people.map(({ id }) => id)).not.toContain(device.id)
    await manager.api.staff.invite(device.id, randomUUID())
    expect((await device.api.tills.present())?.people.map(({ id }) => id)).not.toContain(device.id)
  })
})

test('one ends one’s sessions on other devices, and keeps the present one', async () => {
  const here = await signInStaff(shop, 'assistant')
  const there = await signInStaff(shop, 'assistant')
  expect((await here.api.signIn.endOtherSessions()).ended).toBeGreaterThan(0)
  await here.api.signIn.me()
  expect((await errorOf(there.api.signIn.me())).status).toBe(401)
})
