import { afterAll, beforeAll, expect, test } from 'vitest'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { settingsCalls } from '../../contract/admin/settings.ts'
import { DEFAULT_SETTINGS, permissionToChange, SETTINGS_GROUPS, type SettingsGroup } from '../../domain/settings.ts'

let shop: TestShop
let owner: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
  owner = await newStaffMember(shop, 'owner')
})
afterAll(() => shop.close())

const standard = DEFAULT_SETTINGS.search.synonyms
async function save(synonyms: readonly string[]) {
  const { search } = await owner.admin.call('GET /api/admin/settings', {})
  return owner.admin.call('PUT /api/admin/settings/search', {
    body: { value: { synonyms: [...synonyms] }, version: search.version },
  })
}
const find = (q: string) => shop.visitor().api.catalog.listProducts({ q, limit: '12' })
const pageOf = async (q: string) => (await shop.visitor().send(`/collections?q=${encodeURIComponent(q)}`)).text()

test('a word that the owner adds finds at once what it means, in the call and on the stored page', async () => {
  expect(await find('κουκουβάγια')).toEqual([])
  expect(await pageOf('koukouvagia')).not.toContain('Amathus Round')
  await save([...standard, 'κουκουβάγια, owl eyes, round'])
  const found = await find('κουκουβάγια')
  expect(new Set(found.map(({ shape }) => shape))).toEqual(new Set(['round']))
  expect(await find('owl eyes')).toEqual(found)
  expect(await pageOf('koukouvagia')).toContain('Amathus Round')
})

test('a group that the owner deletes no longer counts, and the default comes back', async () => {
  await save(standard.filter((group) => !group.includes('shades')))
  expect(await find('sunnies')).toEqual([])
  await save(standard)
  expect((await find('sunnies')).length).toBe(12)
})

test('an empty line is refused', async () => {
  await expect(save(['', 'round, circle'])).rejects.toMatchObject({ status: 400 })
})

test.each(['technical_optician', 'registered_optician', 'manager'] as const)(
  'a %s changes the words, and nothing else',
  async (role) => {
    const member = await newStaffMember(shop, role)
    const { search, contact } = await member.admin.call('GET /api/admin/settings', {})
    const put = (group: string, { version, value }: { version: number; value: unknown }) =>
      member.post(`/api/admin/settings/${group}`, { version, value }, 'PUT')
    expect((await put('search', search)).status).toBe(200)
    expect((await put('contact', contact)).status).toBe(403)
  },
)

test('an assistant does not', async () => {
  const assistant = await newStaffMember(shop, 'assistant')
  const changed = await assistant.post('/api/admin/settings/search', { version: 0, value: { synonyms: [] } }, 'PUT')
  expect(changed.status).toBe(403)
})

test('each group asks for the permission of the call that changes it', () => {
  const calls: readonly SettingsCall[] = Object.values(settingsCalls)
  const changes = calls.filter(({ method }) => method === 'put')
  const asked = changes.map((call) => [call.path.split('/').at(-1), call['x-permission']])
  expect(asked).toEqual(asked.map(([group]) => [group, permissionToChange(group as SettingsGroup)]))
  expect(asked.length).toBe(SETTINGS_GROUPS.length)
})

interface SettingsCall {
  method: string
  path: string
  'x-permission': string
}
