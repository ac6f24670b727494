import { expect, type Page, test } from '../support/e2e-test.ts'
import { open, putIntoCart } from '../support/shopping.ts'

interface Shift {
  value: number
  moved: string[]
}

/** All layout shifts since the page was opened, with their elements. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
        const found: Shift[] = []
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
            const moved = sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 120) : String(node),
            )
            if (!hadRecentInput) found.push({ value, moved })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(found), 500)
      }),
  )

for (const width of [360, 1280]) {
  for (const language of ['en', 'el'] as const) {
    test(`pages have no layout shift at ${width} px, ${language}`, async ({ page, setLanguage }) => {
      await setLanguage(language)
      await page.setViewportSize({ width, height: 800 })
      for (const path of [
        '/',
        '/collections',
        '/collections/sunglasses',
        '/products/mirande-burgundy',
        '/login',
        '/virtual-try-on',
      ]) {
        await open(page, path)
        await page.waitForLoadState('networkidle')
        expect(await shifts(page), path).toEqual([])
      }
    })
  }
}

test('the cart count causes no layout shift', async ({ page }) => {
  await putIntoCart(page, 'amathus-round-sea-crystal')
  await open(page, '/collections/kids')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await shifts(page)).toEqual([])
})
