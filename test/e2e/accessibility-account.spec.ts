import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { detailsForm, openSecurity, WORDS } from '../support/account-pages.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { putIntoCart, register } from '../support/earlier-visit.ts'
import { LOOKS } from '../support/looks.ts'
import { open, toastOf } from '../support/shopping.ts'

// Each test runs axe on many states.
test.describe.configure({ timeout: 240_000 })

for (const { language, width } of LOOKS) {
  const words = WORDS[language]
  const { security, verifyEmail, undoEmailChange, forgotPassword, resetPassword, mergedCart } = words

  test.describe(`at ${width} px, ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ setLanguage }) => setLanguage(language))

    // Their first states are checked with every screen.
    test('the pages behind e-mail links are accessible after their buttons', async ({ page, expectedErrors }) => {
      expectedErrors.push(/410/)
      await open(page, '/verify-email/no-such-link')
      await page.getByRole('button', { name: verifyEmail.confirm }).click()
      await expect(page.getByText(verifyEmail.expired)).toBeVisible()
      expect(await accessibilityViolations(page), 'verify, too late').toEqual([])

      await open(page, '/undo-email-change/no-such-link')
      await page.getByRole('button', { name: undoEmailChange.undo }).click()
      await expect(page.getByRole('link', { name: undoEmailChange.forgot })).toBeVisible()
      expect(await accessibilityViolations(page), 'undo, too late').toEqual([])

      await open(page, '/forgot-password')
      await page.getByRole('button', { name: forgotPassword.submit }).click()
      await expect(page.getByLabel(forgotPassword.account)).toHaveAttribute('aria-invalid', 'true')
      expect(await accessibilityViolations(page), 'forgot, with a complaint').toEqual([])
      await page.getByLabel(forgotPassword.account).fill('nobody')
      await page.getByRole('button', { name: forgotPassword.submit }).click()
      await expect(page.getByText(forgotPassword.sent)).toBeVisible()
      expect(await accessibilityViolations(page), 'forgot, sent').toEqual([])

      await open(page, '/reset-password/no-such-link')
      await page.getByRole('button', { name: resetPassword.submit }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      expect(await accessibilityViolations(page), 'reset, with complaints').toEqual([])
      await page.getByLabel(resetPassword.password, { exact: true }).fill('secret-1')
      await page.getByLabel(resetPassword.confirmPassword).fill('secret-1')
      await page.getByRole('button', { name: resetPassword.submit }).click()
      await expect(page.getByText(resetPassword.expired)).toBeVisible()
      expect(await accessibilityViolations(page), 'reset, too late').toEqual([])
    })

    test('the security tab of the account is accessible in every state', async ({ page }) => {
      await putIntoCart(page, 'silk-cord-navy')
      await register(page, `reader-${language}`)
      await open(page, '/account')
      await expect(page.getByText(mergedCart.title, { exact: true })).toBeVisible()
      await page.getByLabel(words.checkout.email, { exact: true }).fill('other@example.com')
      await expect(detailsForm(page, words).getByLabel(security.currentPassword, { exact: true })).toBeVisible()
      expect(await accessibilityViolations(page), 'details').toEqual([])
      await openSecurity(page, words)
      await page.getByRole('button', { name: security.sendAgain }).click()
      await page.getByRole('button', { name: security.closeAsk }).click()
      await page.getByRole('button', { name: security.changePassword }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      expect(await accessibilityViolations(page), 'security').toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await page.evaluate(() => scrollTo(0, 0))
      for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? ''
  })

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if ((await focusedName(page)) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the focus did not get to ${name}`)
}

test('a password is changed and the account closed by keyboard only', async ({ page, expectedErrors }) => {
  expectedErrors.push(/403/)
  const words = WORDS.en
  const { security } = words
  const customer = await register(page, 'typist')
  await open(page, '/account')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab(words.account.details).focus()
  const { prescriptions, people } = words
  for (const next of [
    words.account.history,
    words.delivery.book.title,
    prescriptions.title,
    people.title,
    security.title,
  ]) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(next)).toHaveAttribute('aria-selected', 'true')
  }
  await tabTo(page, security.sendAgain)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not-that')
  await page.keyboard.press('Tab')
  await page.keyboard.type('a-new-one')
  await page.keyboard.press('Tab')
  await page.keyboard.type('a-new-one')
  await page.keyboard.press('Enter')
  // The invalid field has the focus and its error.
  await expect(page.getByLabel(security.currentPassword, { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(customer.password)
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText(security.passwordChanged)

  await tabTo(page, security.closeAsk)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(security.closePassword)).toBeFocused()
  await page.keyboard.type('a-new-one')
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedName(page)).toBe(security.closeSure)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(toastOf(page)).toContainText(security.closed)
})
