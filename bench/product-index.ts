import { COLORS, FRAME_TYPES, GENDERS, SHAPES } from '../src/domain/eyewear.ts'
import { FACETS, type Facet } from '../src/domain/filters.ts'
import type { IndexedProduct } from '../src/server/catalog-index/indexed-product.ts'
import type { ProductQuery } from '../src/server/catalog-index/product-criteria.ts'
import { createProductIndex } from '../src/server/catalog-index/product-index.ts'

const COUNT = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 200

const CATEGORIES = ['sunglasses', 'optical-frames', 'sport-eyewear', 'kids', 'accessories']
const CATEGORY_WORDS = ['γυαλιά ηλίου', 'γυαλιά οράσεως', 'αθλητικά γυαλιά', 'παιδικά γυαλιά', 'αξεσουάρ']
const SYLLABLES = ['ae', 'ky', 'pha', 'lo', 'ri', 'the', 'ma', 'no', 'sa', 'ti', 've', 'zo', 'ga', 'di', 'be', 'ru']
const GREEK_SYLLABLES = [
  'αι',
  'κυ',
  'φα',
  'λο',
  'ρι',
  'θε',
  'μα',
  'νο',
  'σα',
  'τι',
  'βε',
  'ζο',
  'γα',
  'δι',
  'μπε',
  'ρου',
]

function createRandom(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides)
  }
}

const random = createRandom(1974)
const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value
/** Low numbers are more frequent, as some brands sell more. */
const lowRandom = (sides: number) => Math.min(random(sides), random(sides))

function nameOf(number: number, syllables: readonly string[]): string {
  return [number >> 8, number >> 4, number].map((part) => syllables[part & 15]).join('')
}

const NO_VALUES = Object.fromEntries(FACETS.map((facet) => [facet, null])) as Record<Facet, null>

function createProduct(id: number): IndexedProduct {
  const category = lowRandom(CATEGORIES.length)
  const model = random(2_000)
  const brand = `${nameOf(lowRandom(50) * 83, SYLLABLES)} eyewear`
  const color = pick(COLORS)
  const shape = pick(SHAPES)
  const sku =
    `${brand.slice(0, 3)}-${nameOf(model, SYLLABLES).slice(0, 3)}-${String(id).padStart(7, '0')}`.toUpperCase()
  const size = `${44 + random(15)}-${14 + random(10)}-${135 + 5 * random(4)}`
  const frameType = pick(FRAME_TYPES)
  const gender = GENDERS[3 - lowRandom(4)] as (typeof GENDERS)[number]
  const name = `${nameOf(model, SYLLABLES)} ${nameOf(model, GREEK_SYLLABLES)}`
  return {
    ...NO_VALUES,
    id,
    category: CATEGORIES[category] as string,
    brand,
    color: category === 4 ? null : color,
    shape: category === 4 ? null : shape,
    frameType: category === 4 ? null : frameType,
    gender,
    isBestseller: random(50) === 0,
    isNew: random(10) === 0,
    isReduced: id % 5 === 0,
    canTryOn: category !== 4,
    modelKey: `model ${lowRandom(500_000)}`,
    unitPriceCents: 4_000 + 100 * lowRandom(460),
    createdAt: 1_700_000_000_000 + random(60_000_000) * 1_000,
    isInStock: random(12) > 0,
    texts: {
      codes: [sku],
      brand,
      name,
      attributes: [CATEGORIES[category], CATEGORY_WORDS[category], color, shape, frameType, gender, size].join(' '),
      kinds: '',
      also: '',
      description: Array.from({ length: 50 }, () => nameOf(lowRandom(4096), pick([SYLLABLES, GREEK_SYLLABLES]))).join(
        ' ',
      ),
    },
  }
}

const heapBefore = memoryMb()
let rows: IndexedProduct[] = Array.from({ length: COUNT }, (_, at) => createProduct(at + 1))
const sample = rows.filter((_, at) => at % Math.ceil(COUNT / ROUNDS) === 0)
const startedAt = performance.now()
const index = createProductIndex(rows)
const buildMs = performance.now() - startedAt
rows = []
console.log(`${COUNT} products, Node ${process.version}`)
console.log(`build ${(buildMs / 1000).toFixed(1)} s, memory ${(memoryMb() - heapBefore).toFixed(0)} MB`)

const at = (round: number) => sample[round % sample.length] as IndexedProduct
const coarse = (round: number): ProductQuery => ({ filters: { category: CATEGORIES[round % 5] } })
const two = (round: number): ProductQuery => ({
  filters: { category: at(round).category ?? '', brand: at(round).brand ?? '' },
})
const three = (round: number): ProductQuery => ({
  filters: { ...two(round).filters, gender: at(round).gender ?? undefined },
})
const page = (query: ProductQuery) => () => index.query({ limit: 12, ...query })

measure('page, unfiltered', (round) => page({ filters: {}, offset: 12 * round })())
measure('page, 1 filter', (round) => page(coarse(round))())
measure('page, 3 filters, newest', (round) => page({ ...three(round), sort: 'newest' })())
measure('page, price sort, 1 filter, any offset', (round) => {
  page({ ...coarse(round), sort: 'price-asc', offset: (COUNT / 5 / ROUNDS) * round })()
})
measure('page, price range, 1 filter', (round) => {
  page({ ...coarse(round), minPriceCents: 5_000 + 100 * round, maxPriceCents: 20_000 + 100 * round })()
})
measure('facets, unfiltered', () => index.facets({ filters: {} }))
measure('facets, 1 filter', (round) => index.facets(coarse(round)))
measure('facets, 2 filters', (round) => index.facets(two(round)))
measure('facets and page, 3 filters', (round) => [index.facets(three(round)), page(three(round))()])
measure('search, one word', (round) => page({ filters: {}, q: nameOf(round * 9, GREEK_SYLLABLES) })())
measure('search, "gialia hliou"', () => page({ filters: {}, q: 'gialia hliou' })())
measure('search, one letter', (round) => page({ filters: {}, q: 'abcdefghiklm'.charAt(round % 12) })())
measure('search, a typo, "sunglases"', () => page({ filters: {}, q: 'sunglases' })())
measure('search, a code', (round) => page({ filters: {}, q: at(round).texts.codes[0] })())
measure('facets of a search', () => index.facets({ filters: {}, q: 'aviator γυαλιά' }))
measure('upsert of one', (round) => index.upsert([{ ...at(round), unitPriceCents: 4_000 + 7 * round }]))

function measure(name: string, run: (round: number) => unknown): void {
  for (let round = 0; round < ROUNDS / 4; round++) run(round)
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const from = performance.now()
    run(round)
    return performance.now() - from
  }).sort((one, other) => one - other)
  const shown = [0.5, 0.95].map((part) => (times[Math.floor(ROUNDS * part)] as number).toFixed(2).padStart(8))
  console.log(`${name.padEnd(42)} p50 ${shown[0]} ms   p95 ${shown[1]} ms`)
}

function memoryMb(): number {
  globalThis.gc?.()
  // The array buffers and WebAssembly's memory are external.
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
