import { CONTACT } from '../../src/domain/shop-facts.ts'
import { fill } from '../../src/i18n/translate.ts'
import {
  detailsForm,
  LANGUAGE_TEXTS,
  openSecurity,
  registerAs,
  requestEmailChange,
  signInAs,
} from '../support/account-pages.ts'
import { expect, test } from '../support/e2e-test-with-emails.ts'
import { open, toastOf } from '../support/shopping.ts'

for (const [language, words] of LANGUAGE_TEXTS) {
  const { security, verifyEmail, undoEmailChange, forgotPassword, resetPassword, login } = words

  test.describe(language, () => {
    test.beforeEach(({ setLanguage }) => setLanguage(language))

    test('an e-mail address is verified by the button behind the e-mail link, once only', async ({
      page,
      emails,
      expectedErrors,
    }) => {
      expectedErrors.push(/410/)
      const { username, email } = await registerAs(page, words, `verifier-${language}`)
      await openSecurity(page, words)
      await expect(page.getByText(fill(security.notVerified, { email }))).toBeVisible()
      await page.getByRole('button', { name: security.sendAgain }).click()
      await expect(page.getByText(fill(security.sentAgain, { email }))).toBeVisible()

      const path = await emails.linkPath('email_verification', email)
      await open(page, path)
      await open(page, path)
      await page.getByRole('button', { name: verifyEmail.confirm }).click()
      const status = page.getByRole('main').getByRole('status')
      await expect(status).toHaveText(fill(verifyEmail.done, { email, username }))
      await page.getByRole('link', { name: verifyEmail.toAccount }).click()
      await openSecurity(page, words)
      await expect(page.getByText(fill(security.verified, { email }))).toBeVisible()

      await open(page, path)
      await page.getByRole('button', { name: verifyEmail.confirm }).click()
      await expect(status).toHaveText(verifyEmail.expired)
    })

    test('a forgotten password is reset by e-mail, then the login page opens', async ({
      page,
      emails,
      expectedErrors,
    }) => {
      expectedErrors.push(/410/)
      const { username, email } = await registerAs(page, words, `forgetful-${language}`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: words.account.logOut }).click()
      await expect(page).toHaveURL('/')
      await open(page, '/login')
      await page.getByRole('link', { name: forgotPassword.link }).click()
      await page.getByLabel(forgotPassword.account).fill(email)
      await page.getByRole('button', { name: forgotPassword.submit }).click()
      await expect(page.getByText(forgotPassword.sent)).toBeFocused()

      const path = await emails.linkPath('password_reset', email)
      await open(page, path)
      const write = async (password: string, confirmation: string) => {
        await page.getByLabel(resetPassword.password, { exact: true }).fill(password)
        await page.getByLabel(resetPassword.confirmPassword).fill(confirmation)
        await page.getByRole('button', { name: resetPassword.submit }).click()
      }
      await write('short', 'short')
      await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
        words.problems.password_too_short,
      ])
      await write('a-new-one', 'another-one')
      await expect(page.getByLabel(resetPassword.confirmPassword)).toHaveAccessibleDescription(
        words.problems.passwords_differ,
      )
      await write('a-new-one', 'a-new-one')
      await expect(page).toHaveURL('/login')
      await expect(toastOf(page)).toContainText(resetPassword.done)
      await signInAs(page, words, { username, password: 'a-new-one' })

      await open(page, path)
      await write('too-late-1', 'too-late-1')
      await expect(page.getByRole('alert')).toContainText(resetPassword.expired)
      await page.getByRole('link', { name: resetPassword.newLink }).click()
      await expect(page).toHaveURL('/forgot-password')
    })

    test('a password reset does not reveal whether the account exists', async ({ page }) => {
      for (const name of ['maria', 'nobody-at-all']) {
        await open(page, '/forgot-password')
        await page.getByLabel(forgotPassword.account).fill(name)
        await page.getByRole('button', { name: forgotPassword.submit }).click()
        await expect(page.getByText(forgotPassword.sent)).toBeVisible()
      }
      await page.getByRole('main').getByRole('link', { name: login.submit }).click()
      await expect(page).toHaveURL('/login')
    })

    test('a new e-mail address replaces the old one once it is confirmed', async ({ page, emails }) => {
      const { username, password, email: former } = await registerAs(page, words, `mover-${language}`)
      const email = `moved-${former}`
      await requestEmailChange(page, words, email, password)
      const pending = fill(security.pending, { email })
      await expect(page.getByRole('tabpanel', { name: words.account.details }).getByRole('status')).toHaveText(pending)
      await expect(page.getByLabel(words.checkout.email, { exact: true })).toHaveValue(former)
      await openSecurity(page, words)
      await expect(page.getByRole('tabpanel', { name: security.title }).getByText(pending)).toBeVisible()

      await open(page, await emails.linkPath('email_change', email))
      await page.getByRole('button', { name: verifyEmail.confirm }).click()
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        fill(verifyEmail.changed, { email, username }),
      )
      await page.getByRole('link', { name: verifyEmail.toAccount }).click()
      await expect(page.getByLabel(words.checkout.email, { exact: true })).toHaveValue(email)
    })

    test('the password field appears only when the e-mail address is edited', async ({ page, expectedErrors }) => {
      expectedErrors.push(/403/)
      const customer = await registerAs(page, words, `editor-${language}`)
      const email = page.getByLabel(words.checkout.email, { exact: true })
      const password = detailsForm(page, words).getByLabel(security.currentPassword, { exact: true })
      await expect(password).toHaveCount(0)
      await email.fill(`edited-${language}@example.com`)
      await expect(page.getByText(security.emailNeedsPassword)).toBeVisible()
      await page.getByRole('button', { name: words.account.save }).click()
      await expect(password).toHaveAccessibleDescription(words.problems.password_required)
      await expect(password).toBeFocused()
      await password.fill('not-that')
      await page.keyboard.press('Enter')
      await expect(password).toHaveAccessibleDescription(words.problems.wrong_password)
      await expect(toastOf(page)).toContainText(words.errors.wrong_password)
      await email.fill(customer.email.toUpperCase())
      await expect(page.getByText(security.emailNeedsPassword)).toHaveCount(0)
    })

    test('a change of e-mail address is undone from the old address, and a new password ends other sessions', async ({
      page,
      browser,
      emails,
      expectedErrors,
    }) => {
      expectedErrors.push(/401|410/)
      const { username, email, password } = await registerAs(page, words, `victim-${language}`)
      const verify = async (path: string) => {
        await open(page, path)
        await page.getByRole('button', { name: verifyEmail.confirm }).click()
        await page.getByRole('link', { name: verifyEmail.toAccount }).click()
      }
      await verify(await emails.linkPath('email_verification', email))
      const thief = `thief-${language}@example.com`
      await requestEmailChange(page, words, thief, password)
      await expect(toastOf(page)).toContainText(words.account.saved)
      await verify(await emails.linkPath('email_change', thief))
      await expect(page.getByLabel(words.checkout.email, { exact: true })).toHaveValue(thief)

      const path = await emails.linkPath('email_change_undoable', email)
      const owner = await browser.newPage({ baseURL: emails.origin })
      await owner.context().addCookies([{ name: 'language', value: language, url: emails.origin }])
      await open(owner, path)
      await open(owner, path)
      await owner.getByRole('button', { name: undoEmailChange.undo }).click()
      const message = owner.getByText(fill(undoEmailChange.done, { username, email }))
      await expect(message).toBeFocused()
      await page.reload()
      await expect(page).toHaveURL('/login')

      await owner.getByRole('link', { name: undoEmailChange.setPassword }).click()
      await owner.getByLabel(resetPassword.password, { exact: true }).fill('a-new-one')
      await owner.getByLabel(resetPassword.confirmPassword).fill('a-new-one')
      await owner.getByRole('button', { name: resetPassword.submit }).click()
      await expect(owner).toHaveURL('/login')
      await signInAs(owner, words, { username, password: 'a-new-one' })
      await expect(owner.getByLabel(words.checkout.email, { exact: true })).toHaveValue(email)
      await owner.close()

      await open(page, path)
      await page.getByRole('button', { name: undoEmailChange.undo }).click()
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        fill(undoEmailChange.expired, { phone: CONTACT.phone.replaceAll(' ', '\u00a0') }),
      )
      await page.getByRole('link', { name: undoEmailChange.forgot }).click()
      await expect(page).toHaveURL('/forgot-password')
    })
  })
}

test('registering with a known e-mail address does not reveal the account', async ({ page, emails }) => {
  const [, words] = LANGUAGE_TEXTS[0] ?? []
  if (!words) throw new Error('no language is spoken')
  await registerAs(page, words, 'curious', 'maria@example.com')
  await expect(toastOf(page)).toContainText('Please check your e-mail to verify your account.')
  await openSecurity(page, words)
  await expect(page.getByText('maria@example.com is not verified yet.')).toBeVisible()
  expect(await emails.linkPath('address_known', 'maria@example.com')).toBe('/forgot-password')
})
