import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './network-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:5678', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['[::1]:5678', '0:0:0:0::/64'],
  ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
])('%s counts as %s', (text, network) => {
  expect(networkOf(text)).toBe(network)
})

test.each([
  '',
  'unknown',
  '_hidden',
  '1.2.3',
  '1.2.3.4.5',
  '010.1.1.1',
  '1.2.3.4:x',
  '1::2::3',
  '[::1',
  "'; drop",
  '1',
])('“%s” is no address', (text) => {
  expect(networkOf(text)).toBeNull()
})

test('any text gives a network or null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
      expect(networkOf(text) ?? '0.0.0.0').toMatch(/^(\d{1,3}(\.\d{1,3}){3}|([0-9a-f]{1,4}:){4}:\/64)$/)
    }),
  )
})

test('all addresses of one customer’s IPv6 network give one key', () => {
  const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(groups, (tail) => {
      const address = `2001:db8:0:7:${tail.map((group) => group.toString(16)).join(':')}`
      expect(networkOf(address)).toBe('2001:db8:0:7::/64')
    }),
  )
})
