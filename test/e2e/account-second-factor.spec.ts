import { plural } from '../../src/i18n/translate.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { openSecurity, WORDS } from '../support/account-pages.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { register } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { open, toastOf } from '../support/shopping.ts'
import { totpCode } from '../support/staff.ts'

const words = WORDS.el
const { secondFactor, security, login } = words

test.beforeEach(({ setLanguage }) => setLanguage('el'))

async function look(page: Page, what: string): Promise<void> {
  expect(await accessibilityViolations(page), what).toEqual([])
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await findOverflows(page), what).toEqual([])
  await page.setViewportSize({ width, height })
}

test('a customer switches the second step on by keyboard, signs in with a code and with a recovery code, and switches it off', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401.*\/api\/auth\/login/, /403.*\/api\/auth\/login/)
  const customer = await register(page, 'guarded')
  await open(page, '/account')
  await openSecurity(page, words)
  await page.getByRole('button', { name: secondFactor.begin }).press('Enter')
  await expect(page.getByLabel(security.closePassword)).toBeFocused()
  await page.keyboard.type(customer.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: secondFactor.qr })).toBeVisible()
  const code = page.getByRole('textbox', { name: secondFactor.code })
  await expect(code).toBeFocused()
  await look(page, 'set-up')
  const secret = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '')
  await page.keyboard.type(totpCode(secret, new Date()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: secondFactor.codesTitle })).toBeFocused()
  const codes = await page.locator('main li code').allTextContents()
  expect(codes).toHaveLength(10)
  await look(page, 'recovery codes')
  await page.getByRole('button', { name: secondFactor.kept }).press('Enter')
  await expect(page.getByText(plural(secondFactor.codesLeft, 10, 'el'))).toBeVisible()

  await page.getByRole('button', { name: words.account.logOut, exact: true }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/login')
  await page.getByLabel(login.username, { exact: true }).fill(customer.username)
  await page.getByLabel(login.password, { exact: true }).fill(customer.password)
  await page.getByRole('main').getByRole('button', { name: login.submit }).click()
  await expect(code).toBeFocused()
  await look(page, 'second step')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(new RegExp(words.problems.wrong_code))
  await code.fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText(words.toast.loginSuccessful)

  await open(page, '/account')
  await openSecurity(page, words)
  await expect(page.getByText(plural(secondFactor.codesLeft, 9, 'el'))).toBeVisible()
  await page.getByRole('button', { name: secondFactor.switchOff }).click()
  await page.getByLabel(security.closePassword).fill(customer.password)
  await look(page, 'switching off')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText(secondFactor.isOff)
  await expect(page.getByRole('button', { name: secondFactor.begin })).toBeVisible()
})
