import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { matchScreen } from '../../contract/match-screen.ts'
import type { ProductsQuery } from '../../contract/product-queries.ts'
import { findQuestions } from '../../domain/search/questions.ts'
import { createSynonyms } from '../../domain/search/synonyms.ts'
import { vainSearches } from '../db/customers-schema.ts'
import { products } from '../db/schema.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.vainSearches.flush()
  await shop.shop.db.delete(vainSearches)
})

const answersTo = (q: string) => shop.visitor().api.catalog.answerSearch(q)
const NO_ANSWERS = { pages: [], leftOut: [], unwanted: [], unmet: [], nearSizes: [], sort: null, notStocked: null }
const pageOf = async (q: string, language = 'en') =>
  (await shop.visitor().send(`/collections?${new URLSearchParams({ q, lang: language })}`)).text()

test.each([
  ['επιστροφή', '/shipping-returns'],
  ['epistrofi', '/shipping-returns'],
  ['ραντεβού', '/contact?service=eye_exam'],
  ['δωροκάρτα', '/gift-cards'],
  ['pou eiste', '/locations'],
  ['wrario', '/locations'],
  ['narrow', '/collections?size=narrow'],
  ['οδήγηση', '/faqs#driving'],
  ['apointment', '/contact?service=eye_exam'],
])('%s leads to %s, in the call and on the page', async (q, href) => {
  const { pages } = await answersTo(q)
  expect(pages[0]).toMatchObject({ href })
  expect(await pageOf(q)).toContain(`href="${href}`)
  expect(await pageOf(q, 'el')).toContain(pages[0]?.titleEl)
})

test('goods stand beside a page where they are looked for, and not where the shop is asked something', async () => {
  const listed = (q: string) => shop.shop.catalogue.listProducts({ q, limit: 1 } as ProductsQuery).total
  expect((await answersTo('sunglasses with a guarantee')).pages[0]).toMatchObject({ name: 'guarantee' })
  expect(listed('sunglasses with a guarantee')).toBe(listed('sunglasses'))
  for (const q of ['can I return sunglasses', 'guarantee of my sunglasses', 'πώς επιστρέφω γυαλιά ηλίου'])
    expect(listed(q)).toBe(0)
})

test('a product search has no answer beside products', async () => {
  for (const q of ['black', 'carlotta', 'round tortoise', 'θήκη', '51-18', 'κάτω από 200']) {
    expect(await answersTo(q)).toEqual(NO_ANSWERS)
  }
})

test('a size that no product has is told, where the nearest are listed', async () => {
  expect(await answersTo('52-18 black')).toMatchObject({ nearSizes: ['52-18'] })
  expect(await answersTo('52/18/140')).toMatchObject({ nearSizes: ['52-18-140'] })
  expect(await answersTo('51-18-150')).toMatchObject({ nearSizes: ['51-18-150'] })
  expect(await answersTo('38-10')).toMatchObject({ nearSizes: [] })
  expect(await pageOf('52-18')).toContain('measures 52-18 exactly')
})

test('what is left out is told as it was typed, and nothing that was not', async () => {
  expect(await answersTo('γυαλιά χωρίς Μυτάκια')).toMatchObject({ unwanted: ['Μυτάκια'] })
  expect(await answersTo('γυαλιά για ενήλικες')).toMatchObject({ unwanted: [], leftOut: [] })
  expect(await answersTo('handmade flibber glasses')).toMatchObject({ leftOut: ['flibber'] })
  const sentence = 'black sunglasses for my husband, his old ones fell in the sea'
  expect(await answersTo(sentence)).toMatchObject({ leftOut: 'his old ones fell in the sea'.split(' ') })
})

test('who asks something has not misspelt a brand', async () => {
  expect(await answersTo('careers')).toMatchObject({ pages: [{ href: '/careers' }], notStocked: null })
  expect(await answersTo('swarofski gold')).toMatchObject({ notStocked: { name: 'Swarovski' } })
})

test('neither a brand nor a model asks anything', async () => {
  const { products } = shop.shop.catalogue.listProducts({ limit: 100 })
  expect(products.length).toBeGreaterThan(50)
  for (const text of new Set(products.flatMap(({ brand, name, nameEl }) => [brand, name, nameEl]))) {
    expect(findQuestions(text), text).toEqual([])
  }
})

test('every answer leads to a screen that is there', async () => {
  const all = 'driving contact account login register saved jobs privacy terms eco faq genuine popular repair pay track'
  for (const q of `${all} wide size fit hours lenses tryon about wheelchair latest`.split(' ')) {
    for (const { href } of (await answersTo(q)).pages) {
      const path = href.split(/[?#]/)[0] as string
      expect(matchScreen(path).name, href).not.toBe('unknown')
      expect((await shop.visitor().send(path)).status, href).toBe(200)
    }
  }
})

test('what a search does not want is named as it was typed, and the list says so', async () => {
  expect((await answersTo('Στρογγυλά ΌΧΙ Χρυσά ή μαύρα')).unwanted).toEqual(['Χρυσά', 'μαύρα'])
  expect(await pageOf('women not Cat-Eye')).toContain('Left out, as you asked: Cat Eye.')
  expect(await pageOf('στρογγυλά χωρίς χρυσό', 'el')).toContain('Εξαιρέθηκαν, όπως ζητήσατε: χρυσό.')
})

test('what cannot be left out is not said to be', async () => {
  const q = 'αεροπόρος όχι πολύ μεγάλα'
  expect(await answersTo(q)).toMatchObject({ unwanted: [], unmet: ['μεγάλα'] })
  const page = await pageOf(q, 'el')
  expect(page).not.toContain('Εξαιρέθηκαν')
  expect(page).toContain('Δεν έχουμε κάτι χωρίς «μεγάλα»')
  expect(await answersTo('gold aviator not polarised')).toMatchObject({ unwanted: [], unmet: ['polarised'] })
  expect(await answersTo('not sure')).toMatchObject({ unmet: [] })
})

test('the order that a search asks for is the one that the list shows, and the usual one can be chosen', async () => {
  expect((await answersTo('cheap sunglasses')).sort).toBe('price-asc')
  const shown = 'aria-label="Sort by: Price, low to high"'
  expect(await pageOf('cheap sunglasses')).toContain(shown)
  expect(await pageOf('sunglasses')).not.toContain(shown)
  expect(await pageOf('cheap sunglasses')).toContain('sort=featured')
})

test.each([
  ['smallest sunglasses', 'en', 'Sort by: Best match'],
  ['μικρό μέγεθος γυναικεία ηλίου', 'el', 'Ταξινόμηση: Πιο σχετικά'],
  ['cheapest sunglasses', 'en', 'Sort by: Price, low to high'],
  ['', 'en', 'Sort by: Featured'],
  ['', 'el', 'Ταξινόμηση: Προτεινόμενα'],
])('the page of “%s”, in %s, says “%s”', async (q, language, order) => {
  expect(await pageOf(q, language)).toContain(`aria-label="${order}"`)
})

test('a brand that the shop does not have is named, with frames like it', async () => {
  expect(await answersTo('ray ban')).toEqual({
    ...NO_ANSWERS,
    notStocked: { name: 'Ray-Ban', nameEl: 'Ray-Ban', isLikeAny: true },
  })
  const { visitor } = shop
  expect(await (await visitor().send('/api/products?q=ray+ban')).json()).toEqual([])
  const { products } = await visitor().api.call('GET /api/products/nearest', { query: { q: 'ray ban' } })
  expect(products.length).toBeGreaterThan(2)
  expect(new Set(products.map(({ shape }) => shape))).toEqual(new Set(['aviator']))
  expect(await pageOf('ray ban')).toContain('We do not stock Ray-Ban')
  expect(await pageOf('ray ban', 'el')).toContain('Δεν έχουμε Ray-Ban')
  expect(await pageOf('ray ban')).toContain('Akamas Aviator')
})

test('a kind of eyewear that the shop does not have is named in either language, with what is like it', async () => {
  expect(await answersTo('clip-on')).toMatchObject({ notStocked: { name: 'clip-on sun lenses' } })
  expect(await pageOf('clip on')).toContain('We do not stock clip-on sun lenses')
  expect(await pageOf('κλιπ ηλίου', 'el')).toContain('Δεν έχουμε κλιπ ηλίου')
  const nearest = async (q: string) =>
    (await shop.visitor().api.call('GET /api/products/nearest', { query: { q } })).products
  expect((await nearest('aluminium')).map(({ material }) => material)).toEqual(
    expect.arrayContaining(['titanium', 'titanium']),
  )
  expect((await nearest('heart shaped'))[0]).toMatchObject({ shape: 'butterfly' })
})

test('a kind that a product is named after is stocked', async () => {
  const { catalogue } = shop.shop
  expect(catalogue.findUnstocked('screwdriver')).not.toBeNull()
  expect(catalogue.findUnstocked('swimming pool')).toBeNull()
})

test('who asks for offers is led to what is reduced, and to the lowest prices', async () => {
  const { pages } = await answersTo('προσφορές')
  expect(pages.map(({ href }) => href)).toEqual(['/collections?reduced=true', '/collections?sort=price-asc'])
  const { products, total } = shop.shop.catalogue.listProducts({ isReduced: true, limit: 100 })
  expect(total).toBeGreaterThan(3)
  expect(products.every(({ discountPriceCents }) => discountPriceCents !== null)).toBe(true)
})

test('nothing tinted answers who drives at night, and nothing too dark who drives by day', async () => {
  for (const q of [
    'night driving glasses',
    'νυχτερινή οδήγηση',
    'γυαλιά για οδήγηση τη νύχτα',
    'nyxta odigisi',
    'night time car glasses',
  ]) {
    expect(shop.shop.catalogue.listProducts({ q, limit: 1 }).total, q).toBe(0)
    const [first, ...others] = (await answersTo(q)).pages.map(({ name }) => name)
    expect(first, q).toBe('nightDriving')
    expect(others, q).not.toContain('polarised')
  }
  for (const q of ['driving', 'οδήγηση', 'driving sunglasses', 'sport driving', 'γυαλιά οδήγησης ανδρικά', 'driver']) {
    const { products } = shop.shop.catalogue.listProducts({ q, limit: 100 })
    expect(products.length, q).toBeGreaterThan(0)
    expect(products.every(({ filterCategory }) => filterCategory !== null && filterCategory < 4)).toBe(true)
  }
})

test('so is one that is misspelt, where the words find nothing', async () => {
  expect(await answersTo('okley')).toMatchObject({ pages: [], notStocked: { name: 'Oakley', nameEl: 'Oakley' } })
  expect(await pageOf('okley', 'el')).toContain('Δεν έχουμε Oakley')
  expect((await answersTo('carlota')).notStocked?.name).not.toBe('Cartier')
})

test('so is what nothing here is like', async () => {
  expect(await answersTo('ρολόγια')).toMatchObject({ notStocked: { name: 'watches', isLikeAny: false } })
  expect(await pageOf('men watch', 'el')).toContain('Δεν έχουμε ρολόγια.')
  expect(shop.shop.catalogue.listProducts({ q: 'men watch', limit: 1 }).total).toBe(0)
})

test('words that no product has are left out and named where the others find something', async () => {
  const { catalogue } = shop.shop
  const found = (q: string) => catalogue.listProducts({ q, limit: 100 }).products.map(({ slug }) => slug)
  expect((await answersTo('ΣΚΟΝΙΣΜΈΝΑ ροζ')).leftOut).toEqual(['ΣΚΟΝΙΣΜΈΝΑ'])
  expect(found('dusty pink frames')).toEqual(found('pink frames'))
  expect(await pageOf('dusty pink frames')).toContain('We have nothing for “dusty”.')
  expect(catalogue.listFacets({ q: 'dusty pink frames' }).total).toBe(found('pink frames').length)
  for (const q of [
    'pink',
    'black carlotta',
    'washing machine',
    'blue washing machine',
    'contact us gold',
    'γυναικεία εγγύηση',
  ]) {
    expect((await answersTo(q)).leftOut, q).toEqual([])
  }
  expect(found('washing machine')).toEqual([])
})

test('where a price or an order says enough, all words may be left out', async () => {
  const { catalogue } = shop.shop
  const found = (q: string) => catalogue.listProducts({ q, limit: 100 })
  expect(found('zebra κάτω από 40').total).toBe(found('κάτω από 40').total)
  expect((await answersTo('zebra κάτω από 40')).leftOut).toEqual(['zebra'])
  expect(found('zebra').total).toBe(0)
  expect(found('?').total).toBe(0)
  expect(found('δωροεπιταγή 100 ευρώ').total).toBe(0)
})

test('a question finds no product that has its words in a description', async () => {
  expect(shop.shop.catalogue.listProducts({ q: 'σύνδεση', limit: 1 }).total).toBe(0)
  expect(shop.shop.catalogue.listProducts({ q: 'μήλο', limit: 1 }).total).toBe(0)
})

test.each([
  ['eclipse glasses', 'lookingAtSun'],
  ['γυαλιά για την έκλειψη', 'lookingAtSun'],
  ['welding goggles black', 'protection'],
  ['gialia gia hlektrosygollhsh', 'protection'],
  ['seeing flashes and floaters', 'symptoms'],
  ['βλέπω λάμψεις', 'symptoms'],
  ['xasa tin orasi mou', 'symptoms'],
  ['πονάει και κοκκίνισε το μάτι μου', 'symptoms'],
  ['my eye is very sore', 'symptoms'],
  ['yellow lenses against headlights at night', 'nightDriving'],
])('no product answers %s', async (q, name) => {
  const { pages } = await answersTo(q)
  expect(pages[0]).toMatchObject({ name })
  expect(shop.shop.catalogue.listProducts({ q, limit: 1 }).total).toBe(0)
  expect(
    shop.shop.catalogue.findNearest({ q } as Parameters<typeof shop.shop.catalogue.findNearest>[0], 6).products,
  ).toEqual([])
})

test('what only sounds so does not', async () => {
  for (const q of [
    'red cat eye',
    'painted cat eye frames',
    'sun in my eyes glasses',
    'flash mirror',
    'UV radiation protection',
    'κόκκινα γυαλιά μάτι γάτας',
  ]) {
    expect(
      (await answersTo(q)).pages.map(({ name }) => name),
      q,
    ).not.toContain('symptoms')
    expect(shop.shop.catalogue.listProducts({ q, limit: 1 }).total, q).toBeGreaterThan(0)
  }
})

test('words for low and high prices choose the order', () => {
  const SUNGLASSES = 1
  const prices = (q: string) =>
    shop.shop.catalogue
      .listProducts({ q, limit: 100 })
      .products.filter(({ categoryId }) => categoryId === SUNGLASSES)
      .map(({ priceCents, discountPriceCents }) => discountPriceCents ?? priceCents)
  const ascending = (some: number[]) => some.toSorted((one, other) => one - other)
  expect(prices('φτηνά γυαλιά ηλίου')).toEqual(ascending(prices('γυαλιά ηλίου')))
  expect(prices('most expensive sunglasses')).toEqual(ascending(prices('sunglasses')).reverse())
  expect(prices('γυαλιά ηλίου')).not.toEqual(ascending(prices('γυαλιά ηλίου')))
  // Glasses for children are sunglasses too, and the cheapest; whoever says no more looks for those of adults.
  const [first, ...others] = shop.shop.catalogue.listProducts({ q: 'cheap sunglasses', limit: 100 }).products
  expect(first?.categoryId).toBe(SUNGLASSES)
  expect(others.at(-1)?.categoryId).not.toBe(SUNGLASSES)
})

test('what else was said of such a brand narrows what is proposed', async () => {
  const { products } = await shop
    .visitor()
    .api.call('GET /api/products/nearest', { query: { q: 'gucci cat eye black' } })
  expect(products.map(({ slug }) => slug)).toEqual(['carlotta-black'])
})

test('a search that finds nothing proposes what is nearest', async () => {
  const nearest = async (q: string) =>
    (await shop.visitor().api.call('GET /api/products/nearest', { query: { q } })).products.map(({ slug }) => slug)
  expect(await nearest('carlotta zebra')).toEqual(expect.arrayContaining(['carlotta-black']))
  expect(await nearest('carlttoaa')).not.toEqual([])
  expect(await nearest('zzzzz')).toEqual([])
  expect(await pageOf('carlotta zebra')).toContain('Carlotta, Black')
})

test('a question that a page answers is not counted as found in vain', async () => {
  for (const q of ['επιστροφή', 'zebra']) await shop.visitor().send(`/api/products?${new URLSearchParams({ q })}`)
  await shop.shop.vainSearches.flush()
  expect(await shop.shop.db.select({ shown: vainSearches.shown }).from(vainSearches)).toEqual([{ shown: 'zebra' }])
})

test('also where the owner has taken the words that mean the same away, no search for driving finds dark lenses', () => {
  const { catalogue } = shop.shop
  const { synonyms } = catalogue
  catalogue.replaceSynonyms(createSynonyms([]))
  for (const q of ['driving', 'drive', 'driver', 'car', 'οδήγηση', 'οδηγώ', 'odigisi', 'τιμόνι', 'wheel', 'drivng']) {
    const { products: found } = catalogue.listProducts({ q, limit: 100 })
    expect(
      found.filter(({ filterCategory }) => filterCategory === 4).map(({ slug }) => slug),
      q,
    ).toEqual([])
  }
  expect(catalogue.listProducts({ q: 'altitude', limit: 1 }).total).toBe(1)
  catalogue.replaceSynonyms(synonyms)
})

test('where nothing comes close to it, the page says that nothing was found', async () => {
  await shop.shop.db.update(products).set({ status: 'draft' })
  await vi.waitFor(() => expect(shop.shop.catalogue.listProducts({ limit: 1 }).total).toBe(0), { timeout: 20_000 })
  const page = await pageOf('ray ban')
  expect(page).toContain('We do not stock Ray-Ban.')
  expect(page).not.toContain('comes close')
  expect((await answersTo('offers')).pages.map(({ name }) => name)).toEqual(['lowestPrices'])
})
