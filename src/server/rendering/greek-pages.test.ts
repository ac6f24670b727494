import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVERY_SCREEN } from '../../../test/support/every-screen.ts'
import { findLatinWords } from '../../../test/support/find-latin-words.ts'
import { decode, readPage } from '../../../test/support/rendered-html.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { listTextScreens } from '../../contract/screens.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(() => shop.close())

const inGreek = async (path: string) => (await readPage(shop, `${path}${path.includes('?') ? '&' : '?'}lang=el`)).html

/** Texts in a language of their own, addresses, and code are not read as Greek. */
const FOREIGN = /<(script|style|address)\b[\s\S]*?<\/\1>|<(\w+)\b[^>]* lang="en"[^>]*>[\s\S]*?<\/\2>/g

/** Every text and accessible name of a page, its title and its description. */
function textsOf(html: string): string[] {
  const read = html.slice(html.indexOf('<body')).replace(FOREIGN, '')
  const attributes = [...read.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, text = '']) => text)
  const head = [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/].map(
    (found) => found.exec(html)?.[1] ?? '',
  )
  return [...read.split(/<[^>]*>/), ...attributes, ...head].map(decode)
}

// Pages of text name laws, products and cookies in Latin letters.
const SCREENS = Object.entries(EVERY_SCREEN)
  .filter(([name]) => !(listTextScreens() as readonly string[]).includes(name))
  .flatMap(([, paths]) => paths)
const NAMES = /hello@elegance-eyewear\.example|Google|monocle/g

test.each([...SCREENS, '/collections?q=μονόκλ', '/collections/sport-eyewear', '/products/odile-blonde'])(
  'in Greek %s contains no English',
  async (path) => {
    const html = await inGreek(path)
    expect(html).toContain('<html lang="el"')
    expect(findLatinWords(textsOf(html), NAMES)).toEqual([])
  },
)
