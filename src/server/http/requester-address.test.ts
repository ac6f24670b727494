import { expect, test } from 'vitest'
import { testConfig } from '../../../test/support/test-config.ts'
import { createAddressReader } from './requester-address.ts'
import { createRouter } from './router.ts'

function behind(trustedProxies: number) {
  const warnings: string[] = []
  const log = { warn: (_: unknown, message: string) => warnings.push(message) }
  const addressOf = createAddressReader({ config: testConfig({ trustedProxies }), log })
  const app = createRouter().get('/', (c) => c.text(addressOf(c)))
  const bindings = { incoming: { socket: { remoteAddress: '::ffff:10.0.0.1' } } }
  const from = async (headers: Record<string, string>) => (await app.request('/', { headers }, bindings)).text()
  return { warnings, from, forwarded: (value: string) => from({ 'X-Forwarded-For': value }) }
}

test.each([
  ['X-Forwarded-For', '203.0.113.7'],
  ['Forwarded', 'for=203.0.113.7'],
  ['X-Real-IP', '203.0.113.7'],
])(
  '%s without a trusted proxy is warned of once, by the name of the setting, and not believed',
  async (name, value) => {
    const { from, warnings } = behind(0)
    expect(await from({})).toBe('10.0.0.1')
    expect(warnings).toEqual([])
    for (let i = 0; i < 3; i++) expect(await from({ [name]: value })).toBe('10.0.0.1')
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(new RegExp(`${name}.*TRUSTED_PROXIES is 0.*share one rate limit`))
  },
)

test('more trusted proxies than forwarded addresses cause one warning, and the first address is used', async () => {
  const { from, forwarded, warnings } = behind(3)
  expect(await from({})).toBe('10.0.0.1')
  expect(warnings).toEqual([])
  expect(await forwarded('203.0.113.1, 192.0.2.1')).toBe('203.0.113.1')
  expect(await forwarded('203.0.113.1')).toBe('203.0.113.1')
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/2 forwarded addresses, but TRUSTED_PROXIES is 3/)
})

test('addresses before those of the trusted proxies are ignored', async () => {
  const { forwarded, warnings } = behind(1)
  for (const value of ['1.1.1.1, 203.0.113.7', '2.2.2.2,203.0.113.7:80', '203.0.113.7', 'garbage, 203.0.113.7']) {
    expect(await forwarded(value)).toBe('203.0.113.7')
  }
  expect(await behind(2).forwarded('9.9.9.9, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
  expect(warnings).toEqual([])
})

test('an invalid address counts as that of the proxy that sent it', async () => {
  const { forwarded } = behind(1)
  for (const value of ['unknown', 'garbage-1', '999.1.1.1', '1.2.3.4.5', ',', '1.2.3.4, ?', '::x']) {
    expect(await forwarded(value)).toBe('10.0.0.1')
  }
})

test('an IPv6 customer is one visitor, whichever of their addresses they come from', async () => {
  const { forwarded } = behind(1)
  for (const value of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '[2001:db8:0:1::3]:5000']) {
    expect(await forwarded(value)).toBe('2001:db8:0:1::/64')
  }
  expect(await forwarded('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64')
})
