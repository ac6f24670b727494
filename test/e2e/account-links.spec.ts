import { CONTACT } from '../../src/domain/shop-facts.ts'
import { fill } from '../../src/i18n/translate.ts'
import { detailsForm, openSecurity, requestEmailChange, WORDS } from '../support/account-pages.ts'
import { expect, test } from '../support/e2e-test-with-emails.ts'
import { register, signIn } from '../support/earlier-visit.ts'
import { logOut, open, toastOf } from '../support/shopping.ts'

// Greek is used in account-security.spec.ts, and the e-mails' language in emails.spec.ts.
const words = WORDS.en
const { security, verifyEmail, undoEmailChange, forgotPassword, resetPassword, login } = words

test('an e-mail address is verified by the button behind the e-mail link, once only', async ({
  page,
  emails,
  expectedErrors,
}) => {
  expectedErrors.push(/410/)
  const { username, email } = await register(page, 'verifier')
  await open(page, '/account')
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

test('a forgotten password is reset by e-mail, then the login page opens', async ({ page, emails, expectedErrors }) => {
  expectedErrors.push(/410/)
  const { username, email } = await register(page, 'forgetful')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await open(page, '/login')
  await page.getByRole('link', { name: forgotPassword.link }).click()
  await page.getByLabel(forgotPassword.account).fill(email)
  await page.getByRole('button', { name: forgotPassword.submit }).click()
  await expect(page.getByText(forgotPassword.sent)).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: login.submit }).click()
  await expect(page).toHaveURL('/login')

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
  await signIn(page, { username, password: 'a-new-one' })

  await open(page, path)
  await write('too-late-1', 'too-late-1')
  await expect(page.getByRole('alert')).toContainText(resetPassword.expired)
  await page.getByRole('link', { name: resetPassword.newLink }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('a new e-mail address replaces the old one once it is confirmed', async ({ page, emails }) => {
  const { username, password, email: former } = await register(page, 'mover')
  await open(page, '/account')
  const email = `moved-${former}`
  await requestEmailChange(page, words, email, password)
  const pending = fill(security.pending, { email })
  await expect(page.getByRole('tabpanel', { name: words.account.details }).getByRole('status')).toHaveText(pending)
  await expect(page.getByLabel(words.checkout.email, { exact: true })).toHaveValue(email)
  await openSecurity(page, words)
  await expect(page.getByRole('tabpanel', { name: security.title }).getByText(pending)).toBeVisible()

  await open(page, await emails.linkPath('email_change', email))
  await page.getByRole('button', { name: verifyEmail.confirm }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(fill(verifyEmail.changed, { email, username }))
  await page.getByRole('link', { name: verifyEmail.toAccount }).click()
  await expect(page.getByLabel(words.checkout.email, { exact: true })).toHaveValue(email)
})

test('the password field appears only when the e-mail address is edited', async ({ page, expectedErrors }) => {
  expectedErrors.push(/403/)
  const customer = await register(page, 'editor')
  await open(page, '/account')
  const email = page.getByLabel(words.checkout.email, { exact: true })
  const password = detailsForm(page, words).getByLabel(security.currentPassword, { exact: true })
  await expect(password).toHaveCount(0)
  await email.fill('edited@example.com')
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
  const { username, email, password } = await register(page, 'victim')
  const verify = async (path: string) => {
    await open(page, path)
    await page.getByRole('button', { name: verifyEmail.confirm }).click()
    await page.getByRole('link', { name: verifyEmail.toAccount }).click()
  }
  await verify(await emails.linkPath('email_verification', email))
  const thief = 'thief@example.com'
  await requestEmailChange(page, words, thief, password)
  await expect(toastOf(page)).toContainText(words.account.saved)
  await verify(await emails.linkPath('email_change', thief))
  await expect(page.getByLabel(words.checkout.email, { exact: true })).toHaveValue(thief)

  const path = await emails.linkPath('email_change_undoable', email)
  const owner = await browser.newPage({ baseURL: emails.origin })
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
  await signIn(owner, { username, password: 'a-new-one' })
  await open(owner, '/account')
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
