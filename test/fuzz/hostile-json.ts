import fc from 'fast-check'
import { HOSTILE_VALUES } from '../support/hostile-values.ts'
import { Known } from './known-values.ts'
import type { Schema } from './read-calls.ts'

const DEEPEST = 6
const LONE = ['\ud800', 'a\udc00b', '\ud83d', '\udc53\ud83d']
const DATES = [
  '2026-11-30',
  '2026-12-24',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2099-01-01',
  '1899-12-31',
  '+012026-01-01',
]
const SPECIAL_NUMBERS = [0, -0, -1, 1.5, 0.1 + 0.2, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308, 5e-324]

/** Texts that no form means. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_VALUES),
  fc.constantFrom(...LONE),
  fc.constantFrom(...DATES),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'ΐ'.repeat(length)),
)

/** Any value of JSON, most of them of a wrong type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...SPECIAL_NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1e9 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer(),
  fc.double(),
)

const PLAUSIBLE: Readonly<Record<string, readonly unknown[]>> = {
  email: ['a@b.cy', 'x@example.com', `${'a'.repeat(60)}@example.com`],
  date: DATES,
  day: DATES,
  time: ['10:00', '24:00', '09:30', '99:99'],
  store: ['nicosia', 'Nicosia', 'limassol', 'Paphos'],
  phone: ['+357 99 112233', '99112233'],
  phoneNumber: ['+357 99 112233', '99112233'],
  country: ['Cyprus', 'Greece'],
  postalCode: ['1011', '99300'],
  iban: ['CY17 0020 0128 0000 0012 0052 7600'],
  password: ['maria-demo', '123456'],
}

/** Values of a schema, a few of them hostile at any place. `name` is the property's, which says what fits. */
export function valuesOf(schema: Schema, schemas: Readonly<Record<string, Schema>>, name = '', depth = 0) {
  const valid = validOf(schema, schemas, name, depth)
  return fc.oneof({ weight: 30, arbitrary: valid }, { weight: 1, arbitrary: hostileValue })
}

function validOf(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  name: string,
  depth: number,
): fc.Arbitrary<unknown> {
  if (depth > DEEPEST) return fc.constant(null)
  const of = (one: Schema) => validOf(one, schemas, name, depth + 1)
  if (schema.$ref !== undefined) return of(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return fc.oneof(...either.map(of))
  if (schema.allOf !== undefined) {
    return fc.tuple(...schema.allOf.map(of)).map((parts) => Object.assign({}, ...parts.filter((one) => one !== null)))
  }
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => of({ ...schema, type })))
  if (schema.type === 'object') return objectOf(schema, schemas, depth)
  if (schema.type === 'array') return arrayOf(schema, schemas, name, depth)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return withKnown(name, schema.type === 'string' ? textOf(schema, name) : numberOf(schema))
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  schemas: Readonly<Record<string, Schema>>,
  depth: number,
) {
  const entries = Object.entries(properties).map(([name, one]) => [name, valuesOf(one, schemas, name, depth + 1)])
  const present = required.filter((name) => Object.hasOwn(properties, name))
  const whole = fc.record(Object.fromEntries(entries), { requiredKeys: present as never[] })
  return fc.oneof(
    { weight: 40, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(entries), { requiredKeys: [] }) },
  )
}

function arrayOf(schema: Schema, schemas: Readonly<Record<string, Schema>>, name: string, depth: number) {
  const { items = {}, minItems = 0, maxItems = 3 } = schema
  const item = valuesOf(items, schemas, name.replace(/s$/, ''), depth + 1)
  return fc.array(item, { minLength: Math.min(minItems, 50), maxLength: Math.max(minItems, Math.min(maxItems, 4)) })
}

function withKnown(name: string, made: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const plausible = PLAUSIBLE[name]
  const known = fc.nat({ max: 1000 }).map((at) => new Known(name, at))
  return fc.oneof(
    { weight: 2, arbitrary: made },
    { weight: /id$|token|key|version|slug|number|sku/i.test(name) ? 6 : 1, arbitrary: known },
    ...(plausible === undefined ? [] : [{ weight: 6, arbitrary: fc.constantFrom(...plausible) }]),
  )
}

function numberOf({ type, minimum = 0, maximum = 10_000 }: Schema): fc.Arbitrary<unknown> {
  const least = Math.max(minimum, -(2 ** 31))
  const most = Math.max(least, Math.min(maximum, 2 ** 31 - 1))
  const edges = fc.constantFrom(least, most, least - 1, most + 1)
  const inside = fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
  const small = fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, least + 10)) })
  const fraction = type === 'number' ? [{ weight: 1, arbitrary: inside.map((whole) => whole / 100) }] : []
  return fc.oneof(
    { weight: 1, arbitrary: edges },
    { weight: 3, arbitrary: small },
    { weight: 3, arbitrary: inside },
    ...fraction,
  )
}

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: Schema, name: string): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.constantFrom(...(PLAUSIBLE.email ?? []))
  if (format === 'date' || /^(day|date|from|to|until)$|On$/.test(name)) return fc.constantFrom(...DATES)
  if (format === 'date-time') return fc.constantFrom(...DATES.map((day) => `${day}T10:00:00Z`))
  if (pattern !== undefined) return ofPattern(pattern)
  const most = Math.min(maxLength, 400)
  const free = { minLength: Math.min(minLength, most), maxLength: most }
  return fc.oneof(
    fc.string({ ...free, maxLength: Math.max(free.minLength, Math.min(most, 20)) }),
    fc.string({ ...free, unit: 'grapheme' }),
    fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(maxLength + 1)),
    hostileText,
  )
}

/** Patterns that fast-check cannot read give any text. */
function ofPattern(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  } catch {
    return hostileText
  }
}
