import { expect, type Page, test } from '../support/e2e-test.ts'
import { putIntoCart } from '../support/earlier-visit.ts'
import { LOOKS } from '../support/looks.ts'
import { open } from '../support/shopping.ts'

interface Shift {
  value: number
  moved: string[]
}

/**
 * All layout shifts since the page was opened, with their elements. They are complete once everything that changes the
 * layout has arrived, fonts and pictures, and was painted.
 */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    const found: Shift[] = []
    const observer = new PerformanceObserver((list) => add(list.getEntries() as Entry[]))
    const add = (entries: Entry[]) => {
      for (const { value, hadRecentInput, sources } of entries) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : String(node)))
        if (!hadRecentInput) found.push({ value, moved })
      }
    }
    observer.observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(resolve))
    add(observer.takeRecords() as Entry[])
    return found
  })

for (const { language, width } of LOOKS) {
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
      expect(await shifts(page), path).toEqual([])
    }
  })
}

test('the cart count causes no layout shift', async ({ page }) => {
  await putIntoCart(page, 'amathus-round-sea-crystal')
  await open(page, '/collections/kids')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await shifts(page)).toEqual([])
})
