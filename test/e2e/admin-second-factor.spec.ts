import { randomUUID } from 'node:crypto'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, NOBODY, signInOwner } from '../support/back-office.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { totpCode } from '../support/staff.ts'

const WORDS = ADMIN_WORDS.el
const EMAIL = 'kyriaki@example.com'
const PASSWORD = 'lemonia-limani-paploma'

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(NOBODY))

async function look(page: Page, what: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityViolations(page), `${what}, ${width}`).toEqual([])
    expect(await findOverflows(page), `${what}, ${width}`).toEqual([])
  }
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel(WORDS.signIn.email).fill(EMAIL)
  await page.getByLabel(WORDS.signIn.password).fill(PASSWORD)
  await page.getByRole('button', { name: WORDS.signIn.submit, exact: true }).click()
}

test('a new manager sets up the second factor in Greek, and signs in with a recovery code', async ({
  page,
  setLanguage,
}) => {
  await signInOwner(page, 'el')
  const added = await page.request.post('/api/admin/staff', {
    data: { name: 'Κυριακή Λοΐζου', email: EMAIL, role: 'manager', requestKey: randomUUID() },
  })
  const { link } = (await added.json()) as { link: string }
  await page.context().clearCookies()
  await setLanguage('el')
  await page.goto(new URL(link).pathname)
  await page.getByLabel(WORDS.invitation.password).fill(PASSWORD)
  await page.getByRole('button', { name: WORDS.invitation.submit }).click()
  await expect(page.getByLabel(WORDS.signIn.email)).toHaveValue(EMAIL)
  await signIn(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.secondFactor.title)
  await expect(page.getByRole('img', { name: WORDS.secondFactor.qr })).toBeVisible()
  await look(page, 'set-up')
  const secret = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: WORDS.signIn.code }).fill(totpCode(secret, new Date()))
  await page.getByRole('button', { name: WORDS.secondFactor.submit }).click()
  await expect(page.getByRole('heading', { name: WORDS.secondFactor.codesTitle })).toBeFocused()
  const codes = await page.locator('main li code').allTextContents()
  expect(codes).toHaveLength(10)
  await look(page, 'recovery codes')
  await page.getByRole('button', { name: WORDS.secondFactor.kept }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.today.title)

  await page.goto('/admin/account')
  await expect(page.getByText(WORDS.account.secondFactorOn)).toBeVisible()
  await look(page, 'account')
  await page.goto('/admin/second-factor')
  await expect(page.getByText(WORDS.secondFactor.isOn)).toBeVisible()
  await look(page, 'second factor')

  await page.request.post('/api/admin/sign-out')
  await page.goto('/admin')
  await signIn(page)
  await page.getByRole('textbox', { name: WORDS.signIn.code }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: WORDS.signIn.codeSubmit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.today.title)
})
