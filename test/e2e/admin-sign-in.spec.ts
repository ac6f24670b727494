import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, NOBODY } from '../support/back-office.ts'
import { expect, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { demoStaff, totpCode } from '../support/staff.ts'

const EXPECTED = [NOBODY, /401.*\/api\/admin\/sign-in/, /403.*\/api\/admin\/sign-in\/code/]

// A code works once: no other test may have used the manager's just before.
test.use({ ownShop: 'sign-in' })

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(...EXPECTED))

test('an assistant signs in with a password, in Greek, and sees what is for her role only', async ({
  page,
  setLanguage,
}) => {
  const words = ADMIN_WORDS.el
  const { email, password, name } = demoStaff('assistant')
  await setLanguage('el')
  await page.goto('/admin/audit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.title)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await findOverflows(page)).toEqual([])
  await page.setViewportSize({ width: 768, height: 1024 })

  await page.getByLabel(words.signIn.email).fill(email)
  await page.getByLabel(words.signIn.password).fill('not-her-password')
  await page.getByRole('button', { name: words.signIn.submit }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  expect(await accessibilityViolations(page), 'refused').toEqual([])
  await page.getByLabel(words.signIn.password).fill(password)
  await page.keyboard.press('Enter')

  // What she wanted to see is not for her role.
  await expect(page.getByRole('heading', { name: words.frame.forbidden })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: words.frame.navigation })
  const { start, orders, shipping, lensJobs, returns, products, stock, diary, customers, newsletter } = words.screens
  const screens = [
    start,
    orders,
    shipping,
    lensJobs,
    returns,
    words.sections.payments,
    products,
    stock,
    diary,
    customers,
    newsletter,
  ]
  await expect(navigation.getByRole('link')).toHaveText(screens)
  await navigation.getByRole('link', { name: words.screens.orders }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orders.title)

  await page.getByText(name, { exact: true }).first().click()
  await page.getByRole('button', { name: words.frame.signOut }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.title)
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.title)
})

test('a manager signs in with a password and a code, by keyboard only', async ({ page }) => {
  const words = ADMIN_WORDS.en
  const { email, password, totpSecret } = demoStaff('manager')
  await page.goto('/admin')
  await page.getByLabel(words.signIn.email).focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.codeTitle)
  const code = page.getByRole('textbox', { name: words.signIn.code })
  await expect(code).toBeFocused()
  expect(await accessibilityViolations(page), 'code').toEqual([])
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await code.fill(totpCode(totpSecret, new Date()))
  await page.keyboard.press('Enter')
  // The account is in Greek, so the back office is too.
  await expect(page.getByRole('link', { name: ADMIN_WORDS.el.screens.audit })).toBeVisible()
})
