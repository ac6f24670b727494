import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributeOf, elementOf, elementsOf, linksOf, readPage, textOf } from '../../../test/support/rendered-html.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { listTextScreens } from '../../contract/screens.ts'
import { yearInCyprus } from '../../domain/calendar.ts'

let shop: TestShop
let header: string
let footer: string
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
  const { html } = await readPage(shop, '/')
  header = elementOf(html, 'header')
  footer = elementOf(html, 'footer')
})
afterAll(() => shop.close())

const mainLinks = (html: string) => elementOf(elementOf(html, 'header'), 'nav', 'aria-label="Main"')

test('the header has the main links', () => {
  expect(linksOf(mainLinks(header))).toEqual([
    ['Collections', '/collections'],
    ['Bestsellers', '/collections?bestseller=true'],
    ['Virtual Try-On', '/virtual-try-on'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ])
})

test.each([
  ['/', []],
  ['/collections', ['Collections']],
  ['/collections/kids', ['Collections']],
  ['/collections?bestseller=true', ['Bestsellers']],
])('on %s the header marks %j as the current page', async (path, names) => {
  const { html } = await readPage(shop, path)
  expect(elementsOf(mainLinks(html), 'a', 'aria-current="page"').map(textOf)).toEqual(names)
})

test.each([
  [
    'Shop',
    [
      ['Sunglasses', '/collections/sunglasses'],
      ['Optical Frames', '/collections/optical-frames'],
      ['Sport Eyewear', '/collections/sport-eyewear'],
      ['Kids', '/collections/kids'],
      ['Accessories', '/collections/accessories'],
      ['Gift Cards', '/gift-cards'],
    ],
  ],
  [
    'Help',
    [
      ['FAQs', '/faqs'],
      ['Shipping & Returns', '/shipping-returns'],
      ['Size Guide', '/size-guide'],
      ['Prescription Guide', '/prescription-guide'],
      ['Try-On Help', '/try-on-help'],
      ['Contact Us', '/contact'],
    ],
  ],
  [
    'About',
    [
      ['About Us', '/about'],
      ['Our Locations', '/locations'],
      ['Careers', '/careers'],
      ['Sustainability', '/sustainability'],
      ['Terms & Conditions', '/terms'],
      ['Privacy Policy', '/privacy'],
    ],
  ],
])('the footer lists the links of %s', (name, links) => {
  expect(linksOf(elementOf(footer, 'nav', `aria-label="${name}"`))).toEqual(links)
})

test('the social links open in a new tab with rel=noopener', () => {
  const links = elementsOf(elementOf(footer, 'nav', 'aria-label="Follow us"'), 'a')
  expect(links.map((link) => attributeOf(link, 'aria-label'))).toEqual(
    ['Facebook', 'Instagram', 'Twitter', 'Pinterest'].map((name) => `${name} (opens in a new tab)`),
  )
  for (const link of links) {
    expect(attributeOf(link, 'target')).toBe('_blank')
    expect(attributeOf(link, 'rel')).toContain('noopener')
  }
})

test('the footer has four payment methods, the year and the tagline', () => {
  expect(elementsOf(elementOf(footer, 'ul', 'aria-label="We accept"'), 'li')).toHaveLength(4)
  expect(textOf(footer)).toContain(`© ${yearInCyprus(new Date())} Elegance Eyewear Cyprus`)
  expect(textOf(footer)).toContain('Luxury eyewear, chosen and fitted in Cyprus.')
})

test('every link of header and footer opens a page with one h1', async () => {
  const paths = linksOf(header + footer).flatMap(([, path]) => (path.startsWith('/') ? [path] : []))
  const texts = [...listTextScreens(), 'size-guide', 'contact', 'virtual-try-on'].map((name) => `/${name}`)
  expect(paths).toEqual(expect.arrayContaining(texts))
  for (const path of new Set(paths)) {
    const { status, html } = await readPage(shop, path)
    expect([path, status, elementsOf(html, 'h1').length]).toEqual([path, 200, 1])
  }
})
