import { listTextScreens } from '../../src/contract/screens.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { WORDS } from '../support/account-pages.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { MARIA, order, putIntoCart, signIn } from '../support/earlier-visit.ts'
import { EVERY_SCREEN } from '../support/every-screen.ts'
import { findLastOverflows, findOverflows } from '../support/find-overflows.ts'
import { invisibleElements } from '../support/invisible-elements.ts'
import { LOOKS } from '../support/looks.ts'
import { open, toastOf } from '../support/shopping.ts'

// Each test visits many screens.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

const TEXT_SCREENS: readonly string[] = [...listTextScreens(), 'sizeGuide']

/** Pages of text hide answers in `details`; menus and filters are checked in accessibility-open.spec.ts. */
const openDetails = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) if (!details.closest('header')) details.open = true
  })

/** Layout after a resize takes a moment. */
const expectNoOverflow = (page: Page, what: string) =>
  expect.poll(() => findOverflows(page), { message: `${what} overflows` }).toEqual([])

for (const { language, width } of LOOKS) {
  const viewport = { width, height: 800 }
  const otherViewport = { width: width === 360 ? 1280 : 360, height: 800 }

  test.describe(`at ${width} px, ${language}`, () => {
    test.beforeEach(async ({ page, setLanguage }) => {
      await setLanguage(language)
      await page.setViewportSize(viewport)
    })

    test('every screen is accessible, fits small viewports and large text, and is visible in forced colors', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/40[14]/)
      await open(page, '/cart')
      expect(await accessibilityViolations(page), 'the empty cart').toEqual([])
      await putIntoCart(page, 'silk-cord-navy')
      const screens = Object.entries(EVERY_SCREEN).flatMap(([name, paths]) => paths.map((path) => ({ name, path })))
      for (const { name, path } of screens) {
        await page.setViewportSize(viewport)
        await open(page, path)
        await expect(page.locator('html'), path).toHaveAttribute('lang', language)
        if (TEXT_SCREENS.includes(name)) await openDetails(page)
        expect(await accessibilityViolations(page), path).toEqual([])
        await page.setViewportSize(otherViewport)
        expect(await accessibilityViolations(page), `${path} at ${otherViewport.width} px`).toEqual([])
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
        await expect.poll(() => invisibleElements(page), `${path} in forced colors`).toEqual([])
        await page.emulateMedia({ forcedColors: null, colorScheme: null })
        await expect.poll(() => findLastOverflows(page), `${path} overflows`).toEqual([])
      }
    })

    test('an account and its orders are accessible, and fit small viewports and large text', async ({ page }) => {
      await signIn(page, MARIA)
      const id = await order(page, 'silk-cord-navy')
      await open(page, '/account')
      for (const index of [0, 2, 1]) {
        await page.setViewportSize(viewport)
        await page.getByRole('tab').nth(index).click()
        expect(await accessibilityViolations(page), `tab ${index}`).toEqual([])
        await expectNoOverflow(page, `tab ${index}`)
      }
      await page.setViewportSize(viewport)
      await open(page, `/account/orders/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(id)
      expect(await accessibilityViolations(page), 'an order').toEqual([])
      await expectNoOverflow(page, 'an order')
    })

    test('a product with its toast and the errors of the checkout are accessible', async ({ page }) => {
      const { product } = WORDS[language]
      await open(page, '/products/silk-cord-navy')
      await page.getByRole('main').getByRole('button', { name: product.addToCart }).click()
      await expect(toastOf(page)).toBeVisible()
      expect(await accessibilityViolations(page), 'a product with its toast').toEqual([])
      await open(page, '/checkout')
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      expect(await accessibilityViolations(page), 'complaints').toEqual([])
    })
  })
}
