import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { ApiError } from '../../contract/client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

test('of two managers who change the same person, the second is told who was first, and what they wrote', async () => {
  const owner = await signInStaff(shop, 'owner')
  const manager = await signInStaff(shop, 'manager')
  const { member } = await signInStaff(shop, 'assistant')
  const [seen] = (await owner.api.staff.list()).filter(({ id }) => id === member.id)
  const version = seen?.version ?? 0
  const first = await owner.api.staff.change(member.id, { version, name: 'Eleni S.' })
  expect(first.version).toBe(version + 1)
  const second: unknown = await manager.api.staff.change(member.id, { version, name: 'Helen' }).catch((error) => error)
  expect(second).toBeInstanceOf(ApiError)
  expect((second as ApiError).problem).toMatchObject({
    code: 'changed_meanwhile',
    current: first,
    changedBy: owner.member.name,
  })
  const now = (await owner.api.staff.list()).find(({ id }) => id === member.id)
  expect(now?.name).toBe('Eleni S.')
  expect((await manager.api.staff.change(member.id, { version: first.version, name: 'Helen' })).name).toBe('Helen')
})

test('what somebody does with their own account raises no version', async () => {
  const { api, member } = await signInStaff(shop, 'manager')
  const version = async () => (await api.staff.list()).find(({ id }) => id === member.id)?.version
  const before = await version()
  await api.signIn.updateMe({ language: 'en' })
  await api.signIn.setPin('8042')
  expect(await version()).toBe(before)
})
