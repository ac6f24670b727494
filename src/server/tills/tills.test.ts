import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { adminVisitor, demoStaff, signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { enrolledDevice, givePin, newTill, PIN, signInAtTill } from '../../../test/support/tills.ts'
import { audit, staff } from '../db/staff-schema.ts'
import { tills } from '../db/till-schema.ts'

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

describe('enrolling a device', () => {
  test('sets a cookie that no script and no other site reads, for a year', async () => {
    const { post } = await signInStaff(shop, 'manager')
    const [cookie = ''] = (await post('/api/admin/tills', newTill())).headers.getSetCookie()
    expect(cookie).toMatch(/^till=[\w-]{43}; Max-Age=31536000; Path=\/api\/admin; HttpOnly; SameSite=Strict$/)
  })

  test('makes it name its store and the people who have a PIN; any other device gets null', async () => {
    const id = await givePin(shop, 'assistant')
    const device = await enrolledDevice(shop)
    const present = await device.api.tills.present()
    expect(present).toMatchObject({ id: device.tillId, name: 'Front till', storeName: 'Nicosia' })
    expect(present?.people).toContainEqual({ id, name: 'Eleni Savva', role: 'assistant' })
    expect(present?.people.map(({ name }) => name)).not.toContain('Andreas Christou')
    expect(await adminVisitor(shop).api.tills.present()).toBeNull()
    device.cookies.set('till', 'a'.repeat(43))
    expect(await device.api.tills.present()).toBeNull()
  })

  test('twice by the same request makes one till, whose device works', async () => {
    const device = await signInStaff(shop, 'manager')
    const request = newTill()
    const first = await device.api.tills.enrol(request)
    const again = await device.api.tills.enrol(request)
    expect(again.id).toBe(first.id)
    expect(await shop.shop.db.$count(tills, eq(tills.requestKey, request.requestKey))).toBe(1)
    expect((await device.api.tills.present())?.id).toBe(first.id)
  })

  test('again replaces the till it was', async () => {
    const device = await signInStaff(shop, 'manager')
    const first = await device.api.tills.enrol(newTill('Old'))
    const second = await device.api.tills.enrol(newTill('New'))
    const listed = await device.api.tills.list()
    expect(listed.find(({ id }) => id === first.id)?.revokedAt).not.toBeNull()
    expect(listed.find(({ id }) => id === second.id)).toMatchObject({ isThisDevice: true, revokedAt: null })
  })

  test('needs a role that edits staff, and a fresh confirmation', async () => {
    const assistant = await signInStaff(shop, 'assistant')
    expect((await errorOf(assistant.api.tills.enrol(newTill()))).code).toBe('not_permitted')
    const manager = await signInStaff(shop, 'manager')
    wait(6)
    expect((await errorOf(manager.api.tills.enrol(newTill()))).code).toBe('confirmation_required')
  })
})

describe('a PIN', () => {
  test.each(['123', '123456789', '1111', '1234', '8765', 'abcd'])('is refused as “%s”', async (pin) => {
    const { post } = await signInStaff(shop, 'assistant')
    const response = await post('/api/admin/pin', { pin }, 'PUT')
    expect(response.status).toBe(400)
  })

  test('is stored as a hash only, and the audit has its name alone', async () => {
    const id = await givePin(shop, 'assistant', '730518')
    const [row] = await shop.shop.db.select().from(staff).where(eq(staff.id, id))
    expect(row?.pin).toMatch(/^\$argon2id\$/)
    const entries = await shop.shop.db.select().from(audit).where(eq(audit.call, 'PUT /api/admin/pin'))
    expect(entries.at(-1)?.hidden).toContain('pin')
    expect(JSON.stringify(entries)).not.toContain('argon2')
  })

  test('opens nothing on a device that is no till, nor for somebody without one', async () => {
    const id = await givePin(shop, 'assistant')
    expect((await errorOf(adminVisitor(shop).api.tills.signIn(id, PIN))).code).toBe('not_a_till')
    const device = await enrolledDevice(shop)
    const { member } = await signInStaff(shop, 'owner')
    for (const staffId of [member.id, 2_147_483_647]) {
      expect((await errorOf(device.api.tills.signIn(staffId, PIN))).code).toBe('wrong_pin')
    }
  })

  test('that is changed or removed ends one’s sessions at tills', async () => {
    for (const change of ['change', 'remove']) {
      const device = await signInAtTill(shop, 'assistant')
      const { api } = await signInStaff(shop, 'assistant')
      await (change === 'change' ? api.signIn.setPin('6174') : api.signIn.removePin())
      expect((await errorOf(device.api.signIn.me())).status).toBe(401)
      expect((await errorOf(device.api.tills.signIn(device.id, PIN))).code).toBe('wrong_pin')
    }
  })
})

describe('five wrong PINs', () => {
  test('lock it at every till, until a sign-in by password', async () => {
    const id = await givePin(shop, 'assistant')
    const [here, there] = [await enrolledDevice(shop), await enrolledDevice(shop)]
    for (let i = 0; i < 5; i++) expect((await errorOf(here.api.tills.signIn(id, '5555'))).code).toBe('wrong_pin')
    for (const { api } of [here, there]) expect((await errorOf(api.tills.signIn(id, PIN))).code).toBe('pin_locked')
    const { email, password } = demoStaff('assistant')
    await adminVisitor(shop).api.signIn.withPassword({ email, password })
    expect(await there.api.tills.signIn(id, PIN)).toEqual({ state: 'signedIn' })
  })

  test('are not exceeded by concurrent guesses', async () => {
    const id = await givePin(shop, 'assistant')
    const { api } = await enrolledDevice(shop)
    const guesses = Array.from({ length: 12 }, (_, i) => errorOf(api.tills.signIn(id, `55${10 + i}`)))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'wrong_pin')).toHaveLength(5)
    expect(codes.filter((code) => code === 'pin_locked')).toHaveLength(7)
  })

  test('are counted anew after a right one', async () => {
    const id = await givePin(shop, 'assistant')
    const { api } = await enrolledDevice(shop)
    for (const pin of ['5550', '5551', '5552', '5553', PIN, '5554', PIN]) {
      await api.tills.signIn(id, pin).catch(() => undefined)
    }
    expect(await api.signIn.me()).toMatchObject({ id, isPinLocked: false })
  })
})
