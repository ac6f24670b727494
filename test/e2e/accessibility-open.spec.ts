import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { WORDS, type Words } from '../support/account-pages.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { LOOKS } from '../support/looks.ts'
import { open, toastOf } from '../support/shopping.ts'

// Each test runs axe on many states.
test.describe.configure({ timeout: 240_000 })

for (const { language, width } of LOOKS) {
  const words = WORDS[language]

  test.describe(`at ${width} px, ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ setLanguage }) => setLanguage(language))

    test('menus and dialogs of the header are accessible', async ({ page }) => {
      await open(page, '/')
      if (width < 640) await page.getByRole('button', { name: words.header.openMenu }).click()
      const place = page.getByRole(width < 640 ? 'dialog' : 'banner')
      const menus = place.locator('summary')
      // The sheet shows the languages at once; only the currencies are a menu there.
      const count = width < 640 ? 1 : 2
      await expect(menus).toHaveCount(count)
      if (width < 640) expect(await accessibilityViolations(page), 'menu').toEqual([])
      for (let index = 0; index < count; index++) {
        await menus.nth(index).click()
        expect(await accessibilityViolations(page), `menu ${index}`).toEqual([])
        await page.keyboard.press('Escape')
      }
      // Inside the sheet, Escape closes only the menu.
      if (width < 640) await page.keyboard.press('Escape')
      await searchFor(page, words, 'aviator')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      expect(await accessibilityViolations(page), 'suggestions').toEqual([])
      await page.getByRole('combobox').fill('qqqqqq')
      await expect(page.getByRole('dialog').getByText('“qqqqqq”').or(page.getByText('«qqqqqq»'))).toBeVisible()
      expect(await accessibilityViolations(page), 'nothing found').toEqual([])
    })

    test('menus and filters of a listing are accessible', async ({ page }) => {
      await open(page, '/collections?color=gold')
      const isSheet = width < 1024
      if (isSheet) await page.getByRole('main').getByRole('button', { name: words.listing.filters }).click()
      const closed = page.locator(`${isSheet ? 'dialog' : '#filters'} details:not([open]) > summary`)
      while ((await closed.count()) > 0) await closed.first().click()
      if (isSheet) {
        expect(await accessibilityViolations(page), 'sheet').toEqual([])
        await page.keyboard.press('Escape')
      }
      await page.getByRole('main').locator('summary').last().click()
      expect(await accessibilityViolations(page), 'filters and sort').toEqual([])
    })

    test('dialogs of a product page are accessible', async ({ page }) => {
      await open(page, '/products/aviator-gold')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: words.productView.enlarge }).click()
      await page.getByRole('button', { name: words.productView.zoomIn }).click()
      expect(await accessibilityViolations(page), 'enlarged').toEqual([])
      await page.keyboard.press('Escape')
      await main
        .getByRole('button', { name: new RegExp(words.productView.views.measured) })
        .last()
        .click()
      await page.getByRole('tab').nth(1).click()
      expect(await accessibilityViolations(page), 'measured, described').toEqual([])
      await main.getByRole('button', { name: words.product.tryVirtually }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await accessibilityViolations(page), 'mirror').toEqual([])
      await page.getByRole('button', { name: words.tryOn.capturePhoto }).click()
      await expect(page.getByRole('button', { name: words.tryOn.capturePhoto })).toBeHidden()
      expect(await accessibilityViolations(page), 'mirror with a photo').toEqual([])
    })

    test('form errors are accessible', async ({ page, expectedErrors }) => {
      expectedErrors.push(/401|newsletter|Failed to fetch/)
      await page.route('**/api/newsletter', (route) => route.abort())
      await open(page, '/')
      await page.getByLabel(words.home.newsletterEmail).fill('niki@example.com')
      await page.getByRole('button', { name: words.home.subscribe }).click()
      await expect(toastOf(page)).toContainText(words.toast.error)
      expect(await accessibilityViolations(page), 'toast').toEqual([])
      await open(page, '/register')
      await page.getByRole('button', { name: words.register.submit }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      expect(await accessibilityViolations(page), 'complaints').toEqual([])
      await open(page, '/login')
      await page.getByLabel(words.login.username).fill('nobody')
      await page.getByLabel(words.login.password, { exact: true }).fill('not-a-demo')
      await page.getByRole('main').getByRole('button', { name: words.login.submit }).click()
      await expect(page.getByRole('form').getByText(words.errors.wrong_credentials)).toBeVisible()
      expect(await accessibilityViolations(page), 'refused login').toEqual([])
    })
  })
}

async function searchFor(page: Page, words: Words, text: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: words.listing.search }).click()
  await page.getByRole('combobox').fill(text)
}
