import fc from 'fast-check'
import { SCREEN_NAMES, screenNamed } from '../../src/contract/screens.ts'
import { FILE_ADDRESSES, HOSTILE_ADDRESSES } from '../support/hostile-values.ts'
import { hostileHeaders, hostilePart } from './api-requests.ts'
import type { Draft } from './draft.ts'
import { Known } from './known-values.ts'
import { SHOPPERS } from './people.ts'

const HTML = { Accept: 'text/html' }
/** What a form posts where no scripts run, beside the calls. */
const FORMS = ['/cart/add', '/cart', '/contact', '/newsletter', '/withdraw', '/guarantee', '/language', '/currency']
const FIELDS = ['productId', 'quantity', 'email', 'store', 'date', 'language', 'currency', 'to', 'item', 'name']

const param = fc.oneof(
  { weight: 3, arbitrary: hostilePart },
  { weight: 1, arbitrary: fc.nat({ max: 1000 }).map((at) => new Known('slug', at)) },
  { weight: 1, arbitrary: fc.constantFrom('aviator-gold', 'sunglasses', 'kids', 'confirm') },
)
const headers = fc.tuple(fc.constantFrom({}, HTML), hostileHeaders).map(([one, other]) => ({ ...one, ...other }))

/** Requests to every screen, file and feed, and posted forms. */
export function screenRequests(): fc.Arbitrary<Draft> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...SCREEN_NAMES.map(requestsOfScreen)) },
    { weight: 2, arbitrary: addresses() },
    { weight: 1, arbitrary: forms() },
  )
}

function requestsOfScreen(name: (typeof SCREEN_NAMES)[number]): fc.Arbitrary<Draft> {
  const { path, query = [] } = screenNamed(name)
  const names = [...path.matchAll(/:(\w+)/g)].map(([, one]) => one ?? '')
  const params = fc.record(Object.fromEntries(names.map((one) => [one, param])))
  const asked = fc.constantFrom('lang', '__proto__', 'utm_source', ...query)
  const pairs = fc.array(fc.tuple(asked, fc.oneof(hostilePart, fc.constantFrom('el', '2', 'gold', '100'))), {
    maxLength: 4,
  })
  const method = fc.oneof(
    { weight: 20, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'OPTIONS') },
  )
  return fc
    .record({ who: fc.constantFrom(...SHOPPERS), method, params, query: pairs, headers })
    .map((draft) => ({ call: `screen ${name}`, path: path.replace('*', '/{any}'), ...draft }))
}

function addresses(): fc.Arbitrary<Draft> {
  const whole = fc.constantFrom(...HOSTILE_ADDRESSES.filter((one) => one.length < 12_000))
  const file = fc.tuple(fc.constantFrom(...FILE_ADDRESSES), hostilePart)
  const path = fc.oneof(
    whole.map((one) => [one, ''] as const),
    file.map(([pattern, part]) => [pattern.replaceAll('*', '{any}'), part] as const),
  )
  return fc.record({ path, who: fc.constantFrom(...SHOPPERS), headers }).map(({ path: [one, any], who, headers }) => ({
    ...{ call: `address ${one.slice(0, 60)}`, who, method: 'GET', path: one, params: { any }, query: [], headers },
  }))
}

function forms(): fc.Arbitrary<Draft> {
  const pairs = fc.array(fc.tuple(fc.constantFrom(...FIELDS), hostilePart), { maxLength: 5 })
  return fc
    .record({ path: fc.constantFrom(...FORMS), who: fc.constantFrom(...SHOPPERS), pairs, headers })
    .map(({ path, who, pairs, headers }) => {
      const form = pairs
        .map(([name, value]) => `${name}=${encodeURIComponent((JSON.stringify(value) ?? '').toWellFormed())}`)
        .join('&')
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
      return {
        ...{ call: `form ${path}`, who, method: 'POST', path, params: {}, query: [] },
        ...{ headers: { ...type, ...headers }, body: { file: Buffer.from(form) } },
      }
    })
}
