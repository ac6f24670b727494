import { COLORS, FRAME_TYPES, GENDERS, LENS_COLORS, MATERIALS, SHAPES } from '../../src/domain/eyewear.ts'

const SYLLABLES = 'ae ky pha lo ri the ma no sa ti ve zo ga di be ru'.split(' ')
const GREEK_SYLLABLES = 'αι κυ φα λο ρι θε μα νο σα τι βε ζο γα δι μπε ρου'.split(' ')
const BRANDS = 60
const MODELS = 1_500
const SENTENCES = 400
const WORDS_OF_SENTENCE = 12
const WORDS = 3_000

const three = (number: number, syllables: readonly string[]) =>
  [number >> 8, number >> 4, number].map((part) => syllables[part & 15]).join('')

const list = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`
const pick = (values: readonly string[], factor: number) =>
  `(${list(values)})[1 + (n::bigint * ${factor}) % ${values.length}]`

const sentences = (syllables: readonly string[]) =>
  Array.from({ length: SENTENCES }, (_, at) =>
    Array.from({ length: WORDS_OF_SENTENCE }, (_, word) =>
      three((at * 7919 + word * word * 104_729) % WORDS, syllables),
    ),
  ).map((words) => `${words.join(' ')}.`)
const models = (syllables: readonly string[]) =>
  Array.from({ length: MODELS }, (_, at) => `${three(at * 37, syllables)} ${three(at * 101 + 5, syllables)}`)
const description = (table: string) =>
  [17, 7, 3, 1].map((factor) => `${table}[1 + (n::bigint * ${factor}) % ${SENTENCES}]`).join(` || ' ' || `)

/**
 * Statements that insert published frames of sixty brands, four colourways a model, each with texts of some 50 words in
 * both languages.
 */
export function catalogueRows(count: number): string[] {
  const brands = Array.from({ length: BRANDS }, (_, at) => `Bench ${three(at * 83, SYLLABLES)}`)
  const [en, el] = [SYLLABLES, GREEK_SYLLABLES].map((syllables) => list(models(syllables)))
  const [texts, greekTexts] = [SYLLABLES, GREEK_SYLLABLES].map((syllables) => list(sentences(syllables)))
  return [
    `insert into brands (brand, maker, postal_address, email)
    select brand, brand || ' SpA', 'Via Roma 1, 32100 Belluno', 'info@example.com' from unnest(${list(brands)}) brand`,
    `insert into products (sku, slug, name, name_el, description, description_el, price_cents, discount_price_cents,
      category_id, brand, model, material, color, shape, frame_type, gender, stock, is_new, is_bestseller, images,
      lens_width_mm, lens_height_mm, bridge_mm, temple_mm, frame_width_mm, weight_g, lens_color, filter_category, uv400,
      polarised, created_at)
    select 'BEN-' || lpad(n::text, 7, '0') || '-X', 'bench-frame-' || n, names[1 + m % ${MODELS}],
      greek_names[1 + m % ${MODELS}], ${description('texts')}, ${description('greek_texts')},
      5000 + n::bigint * 37 % 40000, null, 1 + m % 4, ${pick(brands, 13)}, 'Bench model ' || m,
      ${pick(MATERIALS, 5)}, ${pick(COLORS, 1)}, ${pick(SHAPES, 3)}, ${pick(FRAME_TYPES, 1)}, ${pick(GENDERS, 7)},
      n % 12, n % 10 = 0, n % 50 = 0, array['/images/placeholder/bench-frame-' || n || '.svg'],
      44 + m % 15, 32 + m % 12, 14 + m % 10, 135 + 5 * (m % 4), 2 * (44 + m % 15) + 14 + m % 10 + 6, 22 + m % 12,
      ${pick(LENS_COLORS, 1)}, n % 4, true, n % 3 = 0, now() - interval '1 minute' * (n % 500000)
    from (select n, n / 4 as m from generate_series(1, ${count}) n) numbered,
      (select ${en} as names, ${el} as greek_names, ${texts} as texts, ${greekTexts} as greek_texts) words`,
    'vacuum analyze products',
  ]
}
