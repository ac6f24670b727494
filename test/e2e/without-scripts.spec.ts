import { PLAIN_PATHS } from '../../src/contract/plain-forms.ts'
import { type ScreenName, screenNamed } from '../../src/contract/screens.ts'
import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import { plainPageViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { EVERY_SCREEN } from '../support/every-screen.ts'
import { openStoreDay } from '../support/open-day.ts'

test.use({ javaScriptEnabled: false })

const screens = Object.entries(EVERY_SCREEN) as [ScreenName, readonly string[]][]

test('every screen has a heading, awaits nothing, and says what to do where its forms need scripts', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/40[14]/)
  for (const [name, paths] of screens) {
    for (const path of paths) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(main.locator('[aria-busy=true], .animate-pulse').filter({ visible: true }), path).toHaveCount(0)
      const advice = main.locator('noscript').getByRole('link', { name: en.plain.stores })
      await expect(advice, path).toHaveCount(screenNamed(name).needsScripts ? 1 : 0)
      await expect(main.locator('form:not([action]), form[action=""]').filter({ visible: true }), path).toHaveCount(0)
    }
  }
})

test('a product is put into the cart, counted and taken out again, in Greek', async ({ page }) => {
  const { cart, plain, product } = el
  await page.goto('/products/marchmont-honey?lang=el')
  await page.getByRole('spinbutton', { name: product.quantity }).fill('2')
  await page.getByRole('button', { name: product.addToCart }).click()
  await expect(page).toHaveURL(/\/cart\/lines/)
  await expect(page.getByRole('status')).toHaveText(plain.changed)
  await expect(page.getByText('2 × €295.00 = €590.00')).toBeVisible()
  await expect(page.getByRole('link', { name: plain.stores })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.goto('/cart')
  await page.getByRole('link', { name: plain.showCart }).click()
  await page.getByRole('button', { name: new RegExp(`^${cart.removeOf.split(' ')[0]}`) }).click()
  await expect(page.getByText(cart.empty)).toBeVisible()
})

test('an appointment is asked for', async ({ page, expectedErrors }) => {
  expectedErrors.push(/400/)
  const { contact } = en
  await page.goto('/contact')
  await page.getByRole('button', { name: contact.submit }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(6)
  await page.goBack()
  await page.getByLabel(contact.firstName).fill('Andri')
  await page.getByLabel(contact.lastName).fill('Georgiou')
  await page.getByLabel(contact.email).fill('andri.without@example.com')
  await page.getByLabel(contact.phone, { exact: true }).fill('+357 99 112233')
  await page.getByLabel(contact.store).selectOption('Limassol')
  await page.getByLabel(contact.date).fill(openStoreDay(3))
  await page.getByRole('button', { name: contact.submit }).click()
  await expect(page).toHaveURL(PLAIN_PATHS.contactSent)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.booked)
})

test('the newsletter is asked for', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel(en.home.newsletterEmail).fill('reader.without@example.com')
  await page.getByRole('button', { name: en.home.subscribe }).click()
  await expect(page.getByRole('status')).toHaveText(en.toast.subscribedText)
})

test.describe('the plain pages', () => {
  test.use({ javaScriptEnabled: true })

  test('are accessible', async ({ page }) => {
    for (const path of [PLAIN_PATHS.cart, PLAIN_PATHS.contactSent]) {
      await page.goto(path)
      expect(await plainPageViolations(page), path).toEqual([])
    }
  })
})
