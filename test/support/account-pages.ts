import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import type { Dictionary } from '../../src/i18n/translate.ts'
import type { Translation } from '../../src/i18n/translation.ts'
import { expect, type Page } from './e2e-test.ts'
import { open, ownName } from './shopping.ts'

export type Words = Translation<Dictionary>
export const LANGUAGE_TEXTS: ['en' | 'el', Words][] = [
  ['en', en],
  ['el', el as unknown as Words],
]

/** Registers a new customer and waits for their account page. */
export async function registerAs(page: Page, words: Words, name: string, ownEmail?: string) {
  const username = ownName(name)
  const email = ownEmail ?? `${username}@example.com`
  const { register } = words
  const password = `${username}-secret`
  await open(page, '/register')
  await page.getByLabel(register.firstName, { exact: true }).fill('Niki')
  await page.getByLabel(register.lastName, { exact: true }).fill('Pavlou')
  await page.getByLabel(register.username, { exact: true }).fill(username)
  await page.getByLabel(register.email, { exact: true }).fill(email)
  await page.getByLabel(register.password, { exact: true }).fill(password)
  await page.getByLabel(register.confirmPassword, { exact: true }).fill(password)
  await page.getByRole('button', { name: register.submit }).click()
  await expect(page).toHaveURL('/account')
  return { username, email, password }
}

/** Signs in, in any language, and waits for the account page. */
export async function signInAs(
  page: Page,
  { login }: Words,
  { username, password }: { username: string; password: string },
) {
  await open(page, '/login')
  await page.getByLabel(login.username, { exact: true }).fill(username)
  await page.getByLabel(login.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: login.submit }).click()
  await expect(page).toHaveURL('/account')
}

/** The account details form. Other forms with a password field are on the page too, hidden. */
export const detailsForm = (page: Page, { account }: Words) => page.getByRole('form', { name: account.details })

/** Requests a change of e-mail address in the account details. */
export async function requestEmailChange(page: Page, words: Words, email: string, password: string) {
  const { account, checkout, security } = words
  const form = detailsForm(page, words)
  await form.getByLabel(checkout.email, { exact: true }).fill(email)
  await form.getByLabel(security.currentPassword, { exact: true }).fill(password)
  await form.getByRole('button', { name: account.save }).click()
}

export const openSecurity = (page: Page, { security }: Words) => page.getByRole('tab', { name: security.title }).click()
