import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { openStoreDay } from '../support/open-day.ts'
import { open, orderForAccount, putIntoCart } from '../support/shopping.ts'

// Each test runs axe on many pages.
test.describe.configure({ timeout: 240_000 })

const WIDTHS = [360, 1280]
const LANGUAGES = ['en', 'el'] as const
for (const language of LANGUAGES) {
  test(`a full cart, the checkout with and without errors, and the order are accessible, ${language}`, async ({
    page,
    setLanguage,
  }) => {
    await setLanguage(language)
    await putIntoCart(page, 'silk-cord-navy')
    expect(await accessibilityViolations(page), 'product with its toast').toEqual([])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/cart', '/checkout']) {
        await open(page, path)
        expect(await accessibilityViolations(page), `${path} at ${width}`).toEqual([])
      }
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      expect(await accessibilityViolations(page), `complaints at ${width}`).toEqual([])
    }
  })

  test(`an account and its orders are accessible, ${language}`, async ({ page, setLanguage }) => {
    await setLanguage(language)
    await open(page, '/login')
    await page.getByRole('textbox').first().fill('maria')
    await page.locator('[type=password]').fill('maria-demo')
    await page.locator('[type=password]').press('Enter')
    await expect(page).toHaveURL('/account')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      for (const index of [0, 2, 1]) {
        await page.getByRole('tab').nth(index).click()
        expect(await accessibilityViolations(page), `tab ${index} at ${width}`).toEqual([])
      }
    }
    const order = await orderForAccount(page, 'silk-cord-navy')
    await open(page, `/account/orders/${order}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order)
    expect(await accessibilityViolations(page), 'an order').toEqual([])
  })
}

for (const language of LANGUAGES) {
  test(`booking an appointment and the appointment page are accessible, ${language}`, async ({ page, setLanguage }) => {
    await setLanguage(language)
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, '/contact')
    await page.getByRole('main').locator('[type=submit]').click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect(await accessibilityViolations(page), 'complaints').toEqual([])
    for (const [name, value] of Object.entries({ firstName: 'A', lastName: 'B', email: 'a@b.cy', phone: '12345678' })) {
      await page.locator(`[name=${name}]`).fill(value)
    }
    await page.locator('[name=store]').selectOption('Limassol')
    await page.locator('[name=date]').fill(openStoreDay(4))
    await page.getByRole('radio').nth(3).check()
    expect(await accessibilityViolations(page), 'times').toEqual([])
    await page.getByRole('main').locator('[type=submit]').click()
    await page.locator('[href^="/appointments/"]').click()
    await expect(page.getByRole('definition').first()).toBeVisible()
    expect(await accessibilityViolations(page), 'appointment').toEqual([])
  })
}
