import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { elementOf, elementsOf, readPage, textOf } from '../../../test/support/rendered-html.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(() => shop.close())

const listing = async (path: string) => (await readPage(shop, path)).html
const tiles = (html: string) => elementsOf(elementOf(html, 'main'), 'article')

/** Bytes; Greek letters take two. */
const MOST_HTML = { en: 60_000, el: 64_000 }
const MOST_SENT = { en: 12_500, el: 13_000 }

describe('a listing', () => {
  test.each(['en', 'el'] as const)('has at most 64 KB of HTML, sent as 13 KB, in %s', async (language) => {
    const headers = { Cookie: `language=${language}` }
    const sent = await shop.visitor().send('/collections', { headers: { ...headers, 'Accept-Encoding': 'br' } })
    const whole = await shop.visitor().send('/collections', { headers })
    const html = await whole.text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(tiles(html)).toHaveLength(12)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MOST_HTML[language])
    expect(sent.headers.get('Content-Encoding')).toBe('br')
    expect((await sent.arrayBuffer()).byteLength).toBeLessThanOrEqual(MOST_SENT[language])
  })

  test.each([
    ['/collections', 'All Collections', 'Eyewear Collections'],
    ['/collections?bestseller=true', 'Bestsellers', 'Bestsellers'],
    ['/collections?new=true', 'New Arrivals', 'New Arrivals'],
    ['/collections/sunglasses', 'Sunglasses', 'Sunglasses'],
    ['/collections?lang=el', 'Όλες οι συλλογές', 'Συλλογές γυαλιών'],
    ['/collections?bestseller=true&lang=el', 'Δημοφιλή', 'Δημοφιλή'],
    ['/collections?new=true&lang=el', 'Νέες αφίξεις', 'Νέες αφίξεις'],
    ['/collections/sunglasses?lang=el', 'Γυαλιά ηλίου', 'Γυαλιά ηλίου'],
  ])('%s has the heading %s and the title %s', async (path, heading, title) => {
    const html = await listing(path)
    expect(textOf(elementOf(html, 'h1'))).toBe(heading)
    expect(textOf(elementOf(html, 'title'))).toBe(`${title} | Elegance Eyewear Cyprus`)
  })

  test.each([
    ['bestseller', 'isBestseller'],
    ['new', 'isNew'],
    ['tryOn', 'canTryOn'],
  ])('of %s products has as many as the API', async (name, flag) => {
    const expected = (await (await shop.visitor().send(`/api/products?${flag}=true`)).json()) as unknown[]
    expect(textOf(elementOf(await listing(`/collections?${name}=true`), 'main'))).toContain(
      `${expected.length} products`,
    )
  })

  test('of one page has no pagination', async () => {
    const accessories = await listing('/collections/accessories')
    expect(tiles(accessories)).toHaveLength(7)
    expect(elementOf(accessories, 'nav', 'aria-label="Pages"')).toBe('')
    expect(elementOf(await listing('/collections'), 'nav', 'aria-label="Pages"')).not.toBe('')
  })

  test('has brands, colours and shapes expanded at first, the other groups collapsed', async () => {
    const groups = elementsOf(elementOf(await listing('/collections'), 'aside', 'id="filters"'), 'details')
    const states = groups.map((group) => [textOf(elementOf(group, 'summary')), /^<details[^>]* open/.test(group)])
    expect(states).toEqual([
      ['Categories', false],
      ['Price', false],
      ['Brand', true],
      ['Color', true],
      ['Shape', true],
      ['Frame width', false],
      ['Polarised lenses', false],
      ['Lens tint', false],
      ['Frame type', false],
      ['Gender', false],
      ['Lens width', false],
      ['Bridge', false],
    ])
  })

  test.each([
    ['/collections?q=monocle', ['No Products Found', 'Check the spelling, or name a house, a shape or a colour.']],
    ['/collections?q=monocle&color=black', ['No Products Found', 'Try changing your filters to see more products.']],
    [
      '/collections?q=monocle&color=black&lang=el',
      ['Δεν βρέθηκαν προϊόντα', 'Αλλάξτε τα φίλτρα σας για να δείτε περισσότερα προϊόντα.'],
    ],
    [
      '/collections?q=monocle&lang=el',
      ['Δεν βρέθηκαν προϊόντα', 'Ελέγξτε την ορθογραφία ή δοκιμάστε μια μάρκα, ένα σχήμα ή ένα χρώμα.'],
    ],
  ])('%s is empty and says so', async (path, [heading = '', advice = '']) => {
    const main = textOf(elementOf(await listing(path), 'main'))
    expect(main).toContain(heading)
    expect(main).toContain(advice)
  })

  test('marks sold out, reduced and new products', async () => {
    const found = tiles(await listing('/collections?q=carlotta'))
    const tile = (name: string) => found.find((one) => textOf(one).includes(name)) ?? ''
    expect(textOf(tile('Carlotta, Rose'))).toContain('Sold out')
    expect(textOf(elementOf(tile('Carlotta, Amber Tortoise'), 's'))).toContain('€320.00')
    expect(textOf(tile('Carlotta, Amber Tortoise'))).toContain('€256.00')
    expect(textOf(tile('Carlotta, Black'))).not.toContain('Sold out')
    const [first = ''] = tiles(await listing('/collections?new=true&brand=Helianos'))
    expect(textOf(first)).toContain('New')
  })

  test('finds a frame by its Greek name', async () => {
    const html = await listing('/collections?q=καρλοτα ροζ')
    expect(textOf(elementOf(html, 'h1'))).toBe('Results for “καρλοτα ροζ”')
    expect(tiles(html).map(textOf).join()).toContain('Carlotta, Rose')
  })
})
