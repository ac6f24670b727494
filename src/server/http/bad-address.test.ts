import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { EVERY_SCREEN } from '../../../test/support/every-screen.ts'
import {
  FILE_ADDRESSES,
  HOSTILE_ADDRESSES,
  HOSTILE_ENCODINGS,
  HOSTILE_VALUES,
} from '../../../test/support/hostile-values.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { SCREEN_NAMES, type ScreenName, screenNamed } from '../../contract/screens.ts'
import { FACETS } from '../../domain/filters.ts'
import { en } from '../../i18n/en.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { loadAssets } from '../rendering/assets.ts'

/** Far above the time of a page on a busy machine, far below that of a runaway search or pattern. */
const LONGEST_MS = 5000
const NARROWING = new Set<string>([...FACETS, 'q'])
const ENCODED = [...HOSTILE_VALUES.map(encodeURIComponent), ...HOSTILE_ENCODINGS]

let shop: TestShop
/** React and the router warn when a page is rendered with invalid data. */
const consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
beforeAll(async () => {
  const assets = await loadAssets('public')
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets }) })
})
afterEach(() => {
  const warnings = consoleSpies.flatMap((spy) => spy.mock.calls.map((call) => call.join(' ').slice(0, 300)))
  for (const spy of consoleSpies) spy.mockClear()
  expect(warnings).toEqual([])
})
afterAll(() => shop.close())

async function get(address: string, headers: Record<string, string> = {}) {
  const begun = performance.now()
  const response = await shop.app.request(`http://shop.test${address}`, { headers })
  const html = await response.text()
  expect(performance.now() - begun, address.slice(0, 200)).toBeLessThan(LONGEST_MS)
  return { status: response.status, location: response.headers.get('Location'), html }
}

/** Asserts that all addresses get the response of the first. */
async function expectAlike(usual: string, addresses: readonly string[]): Promise<void> {
  const { status, location } = await get(usual)
  expect(status, usual).toBeLessThan(500)
  const others = []
  for (const address of addresses) {
    const answer = await get(address)
    if (answer.status !== status || answer.location !== location) others.push([answer.status, address.slice(0, 200)])
  }
  expect(others).toEqual([])
}

async function expectAnswer(address: string, headers: Record<string, string> = {}): Promise<void> {
  expect((await get(address, headers)).status, `${address.slice(0, 200)} ${JSON.stringify(headers)}`).toBeLessThan(500)
}

const screens = SCREEN_NAMES.map((name) => [name, { query: [], ...screenNamed(name) }] as const)
const pathOf = (screen: ScreenName) => EVERY_SCREEN[screen][0].replace(/\?.*/, '')

describe('a page', () => {
  // Filters are tested one by one; the rest of a screen's query, and all of a category's, at once.
  const queries = screens.flatMap(([screen, { query }]): [ScreenName, readonly string[]][] => {
    const alone = screen === 'collections' ? query.filter((name) => NARROWING.has(name)) : []
    const rest = query.filter((name) => !alone.includes(name))
    return [...alone.map((name) => [name]), rest].filter((names) => names.length > 0).map((names) => [screen, names])
  })
  test.each(queries)('%s treats any invalid ?%s as an unknown value', async (screen, names) => {
    const addressOf = (value: string) => `${pathOf(screen)}?${names.map((name) => `${name}=${value}`).join('&')}`
    await expectAlike(addressOf('no-such-value'), ENCODED.map(addressOf))
  })

  test.each(screens.map(([screen]) => screen))('%s responds to any language and cookies', async (screen) => {
    await expectAlike(
      pathOf(screen),
      ['constructor', '%00', '%'].map((value) => `${pathOf(screen)}?lang=${value}`),
    )
    const values = ['constructor', '__proto__', '%00', '%', '"']
    for (const value of values) {
      await expectAnswer(pathOf(screen), { Cookie: `language=${value}; currency=${value}; announcement=${value}` })
    }
  })

  const params = screens.flatMap(([, { path }]) => [...path.matchAll(/:\w+/g)].map(([name]) => [path, name] as const))
  test.each(params)('%s treats any invalid %s as an unknown one', async (path, name) => {
    const addressOf = (value: string) => path.replace(name, value).replaceAll(/:\w+/g, 'no-such-value')
    const values = [...HOSTILE_VALUES.map(encodeURIComponent), ...HOSTILE_ENCODINGS.filter(isDecodable)]
    await expectAlike(addressOf('no-such-value'), values.map(addressOf))
  })

  test('whose path cannot be decoded leads to the not-found page', async () => {
    for (const [, { path }] of screens) {
      for (const part of HOSTILE_ENCODINGS.filter((part) => !isDecodable(part))) {
        const address = path.includes(':') ? path.replaceAll(/:\w+/g, part) : `${path.replace('*', '/')}${part}`
        expect(await get(address), address).toMatchObject({ status: 302, location: '/not-found' })
      }
    }
  })

  test.each(HOSTILE_ADDRESSES.map((address) => [address]))('at %.80s gets a response', async (address) => {
    await expectAnswer(address)
    expect(() => shop.caches.pages?.findStored(address, {})).not.toThrow()
  })
})

describe('a listing', () => {
  test.each(['constructor', '__proto__', 'toString'])(
    'by an unknown %s reports it and finds nothing',
    async (value) => {
      const { html } = await get(`/collections?color=${value}&shape=${value}&frameType=${value}&gender=${value}`)
      expect(html).toContain(fill(en.listing.removeFilter, { value }))
      expect(html).toContain(plural(en.listing.results, 0, 'en'))
    },
  )

  test('with a search text above the limit searches for its beginning', async () => {
    const long = await get(`/collections?q=aviator${'%20'.repeat(200)}gold`)
    expect(long.html).toContain('/products/aviator-gold')
    expect((await shop.visitor().send(`/api/products?q=${'x'.repeat(101)}`)).status).toBe(400)
  })

  test('ignores a search text of control characters; between words they separate', async () => {
    expect((await get('/collections?q=%00')).html).toContain('/products/aviator-gold')
    expect((await get('/collections?q=aviator%00gold')).html).toContain('/products/aviator-gold')
  })

  test.each(['constructor', '%00', 'x'.repeat(201), 'hats'])(
    'of the category %.20s does not exist',
    async (category) => {
      expect(await get(`/collections/${category}`)).toMatchObject({ status: 302, location: '/not-found' })
    },
  )
})

test.each(FILE_ADDRESSES)('the address %s responds to any value of the wildcard', async (address) => {
  for (const part of ENCODED) await expectAnswer(address.replaceAll('*', part))
})

test('no page URL causes an internal error', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }).map((value) => encodeURIComponent(value.toWellFormed())),
    fc.constantFrom(...ENCODED.filter((part) => part.length < 1000)),
  )
  const name = fc.oneof(fc.constantFrom(...new Set(screens.flatMap(([, { query }]) => query))), text)
  const query = fc.array(fc.tuple(name, text), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...screens), text, query, async ([, { path }], part, pairs) => {
      const search = pairs.map(([key, value]) => `${key}=${value}`).join('&')
      await expectAnswer(`${path.replaceAll(/:\w+/g, part)}?${search}`)
    }),
    { numRuns: 200, seed: 12 },
  )
})

function isDecodable(part: string): boolean {
  try {
    return decodeURIComponent(part) !== ''
  } catch {
    return false
  }
}
