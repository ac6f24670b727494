import fc from 'fast-check'
import { IMPORT_BODY, PAPER_BODY, PICTURE_BODY } from '../../src/contract/large-bodies.ts'
import { hostileHeaders } from './api-requests.ts'
import type { Draft } from './draft.ts'
import { hostileText } from './hostile-json.ts'
import { Known } from './known-values.ts'
import type { Person } from './people.ts'

const BANK_FILE = '/api/admin/payments/bank-file'
const PRODUCTS = `sku,slug,name,name_el,category,brand,material,color,price,stock,barcodes,images,stock_change,store
FZ-1,fuzz-cord,Fuzz cord,Κορδόνι,accessories,Anthemi,cotton,black,19.50,4,4006381333931,https://a.example/b.jpg,,
FZ-2,fuzz-cord-2,"Fuzz, ""cord""",Κορδόνι,accessories,Anthemi,silk,navy,120,0,,,5,nicosia
`
const BANK = `Transaction Date,Value date,Amount,Details,Reference
24/11/2026,24/11/2026,"1.234,56",EE-0000-0000-0000 Ioannou,REF1
23/11/2026,23/11/2026,25.00,Eleni,REF2
`
const CELLS = [
  '=1+1',
  '-2',
  '1e999',
  '"',
  '""',
  '"\n',
  '\0',
  '\ufeff',
  ';',
  '\t',
  '4006381333932',
  '-0',
  '1.234.567,89',
  '99999999999999',
]

/** Bytes with a few changes: cut off, doubled, turned, or with something between. */
export function damaged(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const at = fc.nat({ max: Math.max(bytes.length - 1, 0) })
  const change = fc.oneof<fc.MaybeWeightedArbitrary<(of: Buffer) => Buffer>[]>(
    at.map((to) => (of: Buffer) => of.subarray(0, to)),
    fc.tuple(at, fc.nat({ max: 255 })).map(([to, byte]) => (of: Buffer) => {
      const changed = Buffer.from(of)
      if (to < changed.length) changed[to] = byte
      return changed
    }),
    fc.tuple(at, fc.uint8Array({ maxLength: 20 })).map(
      ([to, more]) =>
        (of: Buffer) =>
          Buffer.concat([of.subarray(0, to), more, of.subarray(to)]),
    ),
    fc.tuple(at, at).map(
      ([from, to]) =>
        (of: Buffer) =>
          Buffer.concat([of, of.subarray(Math.min(from, to), Math.max(from, to))]),
    ),
  )
  return fc
    .array(change, { maxLength: 4 })
    .map((changes) => changes.reduce<Buffer>((of, one) => one(of), Buffer.from(bytes)))
}

/** A table in which some cells are hostile, damaged as bytes, or in another encoding. */
function tables(example: string): fc.Arbitrary<Uint8Array> {
  const cells = example.split(/(?<=[,\n])/)
  const hostile = fc.oneof(hostileText, fc.constantFrom(...CELLS))
  const changes = fc.array(fc.tuple(fc.nat({ max: cells.length - 1 }), hostile), { maxLength: 3 })
  const changed = changes.map((list) => {
    const copy = [...cells]
    for (const [at, text] of list) copy[at] = `${text}${/[,\n]$/.exec(copy[at] ?? '')?.[0] ?? ''}`
    return copy.join('')
  })
  return fc.oneof(
    { weight: 6, arbitrary: changed.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: changed.map((text) => Buffer.from(text, 'utf16le')) },
    { weight: 1, arbitrary: changed.map((text) => Buffer.from(text.replaceAll(',', ';'))) },
    { weight: 1, arbitrary: changed.map((text) => Buffer.from(text, 'latin1')) },
    {
      weight: 1,
      arbitrary: fc.nat({ max: 4_000 }).map((count) => Buffer.from(example + '"'.repeat(count) + ','.repeat(count))),
    },
    {
      weight: 1,
      arbitrary: fc
        .nat({ max: 3_000 })
        .map((count) => Buffer.from(example + (example.split('\n')[1] ?? '').concat('\n').repeat(count))),
    },
    { weight: 2, arbitrary: damaged(Buffer.from(example)) },
  )
}

const KEY = { requestKey: new Known('requestKey', 0) }

/** Uploads of tables to every call of the back office that takes one. */
export function importRequests(): fc.Arbitrary<Draft> {
  const who = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Person>('owner') },
    fc.constantFrom<Person>('nobody', 'assistant', 'manager'),
  )
  const of = (path: string, example: string) =>
    fc.record({ who, file: tables(example), headers: hostileHeaders, withToken: fc.boolean() }).map(
      ({ who, file, headers, withToken }): Draft => ({
        ...{ call: `import ${path}`, who, method: 'POST', path, params: {} },
        query: withToken ? Object.entries({ token: new Known('token', 0), ...(path === BANK_FILE ? {} : KEY) }) : [],
        ...{ headers: { 'Content-Type': 'text/csv', ...headers }, body: { file } },
      }),
    )
  return fc.oneof(of(IMPORT_BODY.path, PRODUCTS), of(BANK_FILE, BANK))
}

/** Uploads of pictures by staff, and of photographed prescriptions by shoppers. */
export function pictureRequests(pictures: Readonly<Record<string, Uint8Array>>): fc.Arbitrary<Draft> {
  const file = fc.constantFrom(...Object.keys(pictures)).chain((name) => {
    const bytes = pictures[name] ?? Buffer.alloc(0)
    return fc.oneof(fc.constant(bytes), damaged(bytes)).map((file) => ({ name, file }))
  })
  const type = fc.constantFrom('image/png', 'image/jpeg', 'image/svg+xml', 'text/html', 'application/json', '')
  const place = fc.constantFrom<readonly [string, Person]>(
    [PICTURE_BODY.path, 'owner'],
    [PICTURE_BODY.path, 'manager'],
    [PICTURE_BODY.path, 'nobody'],
    [PAPER_BODY.path, 'guest'],
    [PAPER_BODY.path, 'customer'],
  )
  return fc
    .record({ file, type, place, headers: hostileHeaders })
    .map(({ file, type, place: [path, who], headers }) => ({
      ...{ call: `picture ${path}`, who, method: 'POST', path, params: {}, query: [] },
      ...{ headers: { ...(type === '' ? {} : { 'Content-Type': type }), ...headers }, body: { file: file.file } },
    }))
}
