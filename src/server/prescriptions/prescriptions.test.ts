import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tablesThatHold } from '../../../test/support/everything-stored.ts'
import { newPrescription, typedEntry } from '../../../test/support/new-prescription.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { MOST_PRESCRIPTIONS, type NewPrescription } from '../../contract/prescriptions.ts'
import { vaultRecords } from '../db/vault-schema.ts'
import { eraseDueRecords } from '../vault/erase-records.ts'

let open: TestShop
const now = new Date('2026-11-22T10:00:00Z')
beforeAll(async () => {
  open = await createTestShop({ clock: () => now })
})
afterAll(() => open.close())

const PATH = '/api/account/prescriptions'
type Visitor = Awaited<ReturnType<TestShop['signIn']>>

async function save(user: Visitor, changes: Partial<NewPrescription> = {}) {
  const response = await user.post(PATH, newPrescription(changes))
  return { status: response.status, body: await response.json() }
}

describe('a prescription of an account', () => {
  test('is saved, listed without values, opened with them, and every reading is shown', async () => {
    const user = await open.signIn('maria')
    const { status, body } = await save(user)
    expect(status).toBe(200)
    expect(body).toEqual([
      { id: expect.any(String), version: 1, savedAt: '2026-11-22T10:00:00.000Z', keptUntil: '2028-11-22' },
    ])
    const opened = await (await user.send(`${PATH}/${body[0].id}`)).json()
    expect(opened.values).toMatchObject({
      right: { sphere: -225, cylinder: -50, axis: 173, add: null, prisms: [] },
      left: { sphere: -275, cylinder: 0, axis: null },
      pdTenthsMm: { far: { total: null, right: 315, left: 320 }, near: null },
      vertexTenthsMm: null,
      issuedOn: '2026-05-04',
      prescriber: 'Δρ Ελένη Χατζηκωνσταντή',
    })
    expect(opened.readings).toEqual([{ at: '2026-11-22T10:00:00.000Z', role: 'customer', purpose: 'own_view' }])
    await user.send(`${PATH}/${body[0].id}`, { method: 'DELETE' })
  })

  test('leaves no value in any table, and none in the log of calls', async () => {
    const user = await open.signIn('maria')
    const { body } = await save(user)
    await user.send(`${PATH}/${body[0].id}`)
    expect(await tablesThatHold(open.shop.db, ['Χατζηκωνσταντή', '-2,25', '"sphere"', '"axis"'])).toEqual([])
    await user.send(`${PATH}/${body[0].id}`, { method: 'DELETE' })
  })

  test('is in the download of its owner, with who has looked', async () => {
    const user = await open.signIn('maria')
    const { body } = await save(user)
    const data = await (await user.send('/api/account/data')).json()
    expect(data.prescriptions).toHaveLength(1)
    expect(data.prescriptions[0].values.right.sphere).toBe(-225)
    expect(data.prescriptions[0].readings[0].purpose).toBe('own_download')
    await user.send(`${PATH}/${body[0].id}`, { method: 'DELETE' })
  })

  test('sent twice is saved once', async () => {
    const user = await open.signIn('maria')
    const requestKey = randomUUID()
    const answers = await Promise.all([save(user, { requestKey }), save(user, { requestKey })])
    expect(answers.map(({ body }) => body.length)).toEqual([1, 1])
    await user.send(`${PATH}/${answers[0]?.body[0].id}`, { method: 'DELETE' })
  })

  test('is nobody else’s to open or erase', async () => {
    const [user, other] = [await open.signIn('maria'), await open.signIn('andreas')]
    const { body } = await save(user)
    const path = `${PATH}/${body[0].id}`
    expect((await other.send(path)).status).toBe(404)
    expect((await other.send(path, { method: 'DELETE' })).status).toBe(404)
    expect((await open.visitor().send(path)).status).toBe(401)
    expect((await user.send(path)).status).toBe(200)
    await user.send(path, { method: 'DELETE' })
  })

  test('that is erased is gone for good, and its key with it', async () => {
    const user = await open.signIn('maria')
    const { body } = await save(user)
    const path = `${PATH}/${body[0].id}`
    expect(await (await user.send(path, { method: 'DELETE' })).json()).toEqual([])
    expect((await user.send(path)).status).toBe(404)
    const [record] = await open.shop.db.select().from(vaultRecords).where(eq(vaultRecords.owner, body[0].id))
    expect(record).toMatchObject({ content: null, wrappedKey: null })
    expect((await user.send(path, { method: 'DELETE' })).status).toBe(404)
  })

  test('goes by itself after its last day', async () => {
    const user = await open.signIn('maria')
    await save(user)
    const keptOn = async (day: string) => {
      await eraseDueRecords({ db: open.shop.db, clock: () => new Date(`${day}T10:00:00Z`) })
      return (await (await user.send(PATH)).json()).length
    }
    expect(await keptOn('2028-11-22')).toBe(1)
    expect(await keptOn('2028-11-23')).toBe(0)
  })

  test('is erased with the account', async () => {
    const user = open.visitor()
    const name = `rx${Date.now()}`
    await user.api.account.register({ username: name, password: 'a long password', email: `${name}@example.com` })
    const response = await user.post(PATH, newPrescription())
    const [{ id }] = await response.json()
    expect((await user.post('/api/account/close', { password: 'a long password' })).status).toBe(200)
    const [record] = await open.shop.db.select().from(vaultRecords).where(eq(vaultRecords.owner, id))
    expect(record).toMatchObject({ content: null, wrappedKey: null })
  })
})

describe('what is refused', () => {
  const refusal = async (changes: Partial<NewPrescription>, language = 'en') => {
    const user = await open.signIn('maria')
    user.cookies.set('language', language)
    const response = await user.post(PATH, newPrescription(changes))
    const { error } = await response.json()
    return { status: response.status, code: error?.code, fields: error?.fields }
  }

  test.each([
    ['a sphere without its sign', { sphere: '2.25' }, 'entry.right.sphere', 'Plus or minus?'],
    ['a sphere off its steps', { sphere: '-1.30' }, 'entry.right.sphere', 'steps of 0.25'],
    ['a sphere out of range', { sphere: '-25' }, 'entry.right.sphere', ''],
    ['a cylinder without its axis', { axis: '' }, 'entry.right.axis', 'from 1 to 180'],
    ['an axis without its cylinder', { cylinder: '' }, 'entry.right.axis', 'cylinder'],
    ['an axis that is none', { axis: '190' }, 'entry.right.axis', 'From 1 to 180'],
    ['words for a number', { sphere: 'strong' }, 'entry.right.sphere', '−2.25'],
    ['the base curve of a contact lens', { sphere: 'BC 8.6' }, 'entry.right.sphere', 'contact lenses'],
  ])('%s, with the field and the reason', async (_, eye, field, reason) => {
    const { status, code, fields } = await refusal({ entry: typedEntry({ right: { ...typedEntry().right, ...eye } }) })
    expect({ status, code }).toEqual({ status: 400, code: 'invalid_input' })
    expect(Object.keys(fields)).toContain(field)
    expect(fields[field]).toContain(reason)
  })

  test('in Greek for a Greek', async () => {
    const { fields } = await refusal({ entry: typedEntry({ issuedOn: '1/1/2030' }) }, 'el')
    expect(fields).toEqual({ 'entry.issuedOn': 'Αυτή η μέρα δεν ήρθε ακόμη.' })
  })

  test('what is unusual, until it is confirmed', async () => {
    const entry = typedEntry({ left: { ...typedEntry().left, sphere: '+2.00' } })
    const first = await refusal({ entry })
    expect(first).toMatchObject({ status: 409, code: 'prescription_unconfirmed' })
    expect(first.fields['entry.right.sphere']).toBeDefined()
    const user = await open.signIn('maria')
    const confirmed = await save(user, { entry, confirmedWarnings: ['opposite_spheres', 'strong_anisometropia'] })
    expect(confirmed.status).toBe(200)
    await user.send(`${PATH}/${confirmed.body[0].id}`, { method: 'DELETE' })
  })

  test('a consent to another text, and unauthorised callers', async () => {
    expect(await refusal({ consentVersion: '2020-01' })).toMatchObject({ status: 409, code: 'consent_outdated' })
    expect((await open.visitor().post(PATH, newPrescription())).status).toBe(401)
  })

  test('more than an account can hold', async () => {
    const user = open.visitor()
    const name = `many${Date.now()}`
    await user.api.account.register({ username: name, password: 'a long password', email: `${name}@example.com` })
    for (let count = 0; count < MOST_PRESCRIPTIONS; count++)
      expect((await user.post(PATH, newPrescription())).status).toBe(200)
    const response = await user.post(PATH, newPrescription())
    expect({ status: response.status, code: (await response.json()).error.code }).toEqual({
      status: 409,
      code: 'too_many_prescriptions',
    })
  })
})
