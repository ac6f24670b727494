import { expect, test } from 'vitest'
import { chooseEncoding, compress, compressAside, decompress, QUICKEST_FIRST, SMALLEST_FIRST } from './compression.ts'

test.each([
  [undefined, 'identity', 'identity'],
  ['', 'identity', 'identity'],
  ['*', 'identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br', 'zstd'],
  ['gzip, deflate, br', 'br', 'br'],
  ['br;q=0, zstd;q=0.0, gzip', 'gzip', 'gzip'],
  ['zstd ; q=0 , br', 'br', 'br'],
  ['gzip;q=0', 'identity', 'identity'],
  ['brotli, zstandard', 'identity', 'identity'],
])('of the encodings %j, %s is the smallest and %s the quickest', (accepted, smallest, quickest) => {
  expect(chooseEncoding(accepted, SMALLEST_FIRST)).toBe(smallest)
  expect(chooseEncoding(accepted, QUICKEST_FIRST)).toBe(quickest)
})

test('only what there is can be chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('br, gzip', [])).toBe('identity')
})

const PAGE = Buffer.from(
  Array.from({ length: 400 }, (_, at) => `<li>Σκελετός ${(at * 7919) % 997}, €${at}.00</li>`).join('\n'),
)

test.each(SMALLEST_FIRST)('with more effort, %s is smaller, and says the same', async (encoding) => {
  const [quick, fair, well] = (['quickly', 'fairly', 'well'] as const).map((one) => compress(PAGE, encoding, one))
  expect(fair?.length).toBeLessThan(quick?.length ?? 0)
  expect(well?.length).toBeLessThanOrEqual(fair?.length ?? 0)
  for (const one of [quick, fair, well]) expect(await decompress(one as Buffer, encoding)).toEqual(PAGE)
  expect(await decompress(compress(Buffer.alloc(0), encoding, 'quickly'), encoding)).toEqual(Buffer.alloc(0))
})

test.each(['br', 'gzip'] as const)('%s from another thread is that from this one', async (encoding) => {
  expect(await compressAside(PAGE, encoding)).toEqual(compress(PAGE, encoding, 'well'))
})
