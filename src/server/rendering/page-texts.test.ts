import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attributeOf, elementOf, elementsOf, linksOf, readPage, textOf } from '../../../test/support/rendered-html.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { SEED_PRODUCTS } from '../db/seed/products.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(() => shop.close())

const mainOf = async (path: string) => elementOf((await readPage(shop, path)).html, 'main')
const HOURS = ['Mon-Sat 9:00-19:00', 'Mon-Sat 10:00-20:00, Sun 10:00-16:00', 'Mon-Sun 9:00-21:00']

describe('the home page', () => {
  test('has nine sections in order', async () => {
    const { html } = await readPage(shop, '/')
    expect(textOf(elementOf(html, 'title'))).toBe('Elegance Eyewear Cyprus | Luxury Optical Solutions')
    const sections = elementsOf(elementOf(html, 'main'), 'section')
    expect(textOf(elementOf(sections[0] ?? '', 'h1'))).toBe('Advanced eye care and optical solutions')
    expect(sections.map((section) => textOf(elementOf(section, 'h2')))).toEqual([
      'Redefining Vision in Cyprus',
      'Free shipping',
      'Our collections',
      'Bestsellers',
      'Try them on, wherever you are',
      'Opticians first',
      'Our stores',
      'What our customers say',
      'Letters from the shop',
    ])
    for (const perk of ['30-day returns', 'Virtual try-on', 'Expert consultation', '€100']) {
      expect(textOf(sections[1] ?? '')).toContain(perk)
    }
  })

  test('links to three collections, four bestsellers, the opticians and the try-on', async () => {
    const main = await mainOf('/')
    const collections = elementsOf(main, 'a', 'aria-label="Explore ')
    expect(collections.map((link) => attributeOf(link, 'href'))).toEqual(
      ['sunglasses', 'optical-frames', 'sport-eyewear'].map((slug) => `/collections/${slug}`),
    )
    expect(elementsOf(main, 'article')).toHaveLength(4)
    expect(linksOf(main)).toEqual(
      expect.arrayContaining([
        ['Browse Frames', '/collections'],
        ['Book Eye Exam', '/contact'],
        ['Shop Collection', '/collections'],
        ['View All Products', '/collections'],
        ['Start Virtual Try-On', '/virtual-try-on'],
        ['Speak to an optician', '/contact'],
      ]),
    )
  })

  test('has the claims and the stores with their opening hours', async () => {
    const main = await mainOf('/')
    const brands = new Set(SEED_PRODUCTS.map(({ brand }) => brand)).size
    expect(elementsOf(main, 'dd').map(textOf)).toEqual(['15+', '3', String(brands), '10,000+'])
    expect(textOf(main)).toContain('as of 1 November 2026, demonstration data')
    expect(elementsOf(main, 'h3').map(textOf)).toEqual(expect.arrayContaining(['Nicosia', 'Limassol', 'Paphos']))
    for (const hours of HOURS) expect(textOf(main)).toContain(hours)
  })
})

test('the contact page has the contact details in its title, its description and beside the form', async () => {
  const { html } = await readPage(shop, '/contact')
  expect(textOf(elementOf(html, 'title'))).toBe('Contact Us | Elegance Eyewear Cyprus')
  expect(html).toMatch(/<meta name="description" content="[^"]*Nicosia, Limassol or Paphos/)
  const main = elementOf(html, 'main')
  expect(textOf(elementOf(main, 'h1'))).toBe('Book an Appointment')
  expect(elementsOf(main, 'h2').map(textOf)).toEqual(
    expect.arrayContaining(['Our Stores', 'Contact Information', 'Customer Service', 'Follow Us', 'Find Our Stores']),
  )
  for (const hours of HOURS) expect(textOf(main).split(hours)).toHaveLength(3)
  expect(textOf(main)).toContain('Mon-Fri 9:00-18:00')
  const social = elementsOf(main, 'a', '(opens in a new tab)')
  expect(social.map(textOf)).toEqual(['Facebook', 'Instagram', 'Twitter', 'Pinterest'])
  for (const link of social) {
    expect(attributeOf(link, 'target')).toBe('_blank')
    expect(attributeOf(link, 'rel')).toContain('noopener')
  }
})

test.each([
  ['nicosia', '14 Ledras Street, 1011 Nicosia', '+35722000101'],
  ['limassol', '52 Anexartisias Street, 3036 Limassol', '+35725000102'],
  ['paphos', '8 Poseidonos Avenue, 8042 Paphos', '+35726000103'],
])('the store in %s is listed with address and phone number', async (id, address, phone) => {
  const store = elementOf(await mainOf('/locations'), 'section', `aria-labelledby="${id}"`)
  expect(textOf(store)).toContain(address)
  expect(linksOf(store).map(([, href]) => href)).toContain(`tel:${phone}`)
})

test.each(['/not-found', '/gift-hats', '/products', '/checkout/success/twice'])(
  '%s is the not-found page with header and footer',
  async (path) => {
    const { status, html } = await readPage(shop, path)
    expect(status).toBe(404)
    expect(textOf(elementOf(html, 'h1'))).toBe('404 Page Not Found')
    expect(textOf(html)).toContain('Did you forget to add the page to the router?')
    expect(linksOf(elementOf(html, 'main'))).toEqual([
      ['Browse Frames', '/collections'],
      ['Return to Home', '/'],
    ])
    expect(elementOf(html, 'header')).toContain('<nav')
    expect(elementOf(html, 'footer')).toContain('<nav')
  },
)

test('the not-found page is in Greek', async () => {
  const { html } = await readPage(shop, '/gift-hats?lang=el')
  expect(textOf(elementOf(html, 'h1'))).toBe('404 Η σελίδα δεν βρέθηκε')
  expect(textOf(elementOf(html, 'title'))).toMatch(/^404 Η σελίδα δεν βρέθηκε/)
})

describe('a product page', () => {
  test('is marked as in stock', async () => {
    const main = await mainOf('/products/brandt-navy')
    expect(textOf(main)).toContain('In Stock')
    expect(main).toContain('aria-label="Quantity"')
    expect(textOf(main)).toContain('Add to Cart')
  })

  test.each([
    ['/products/carlotta-rose', 'Out of Stock', 'Add to Cart'],
    ['/products/faro-navy?lang=el', 'Μη διαθέσιμο', 'Προσθήκη στο καλάθι'],
  ])('%s is marked as sold out and has no button for the cart', async (path, mark, add) => {
    const main = await mainOf(path)
    expect(textOf(main)).toContain(mark)
    expect(textOf(main)).not.toContain(add)
  })

  test('has breadcrumbs that end with the product', async () => {
    const { html } = await readPage(shop, '/products/mirande-burgundy')
    expect(textOf(elementOf(html, 'title'))).toBe('Mirande, Burgundy · Thalvère | Elegance Eyewear Cyprus')
    const crumbs = elementOf(html, 'nav', 'aria-label="Breadcrumbs"')
    expect(linksOf(crumbs)).toEqual([
      ['Home', '/'],
      ['Collections', '/collections'],
    ])
    expect(textOf(elementOf(crumbs, 'li', 'aria-current="page"'))).toBe('Mirande, Burgundy')
  })

  test('offers a 3D view of frames, not of accessories', async () => {
    expect(textOf(await mainOf('/products/aviator-gold'))).toContain('View in 3D')
    expect(textOf(await mainOf('/products/silk-cord-navy'))).not.toContain('View in 3D')
  })
})
