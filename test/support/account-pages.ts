import type { Language } from '../../src/domain/shop-facts.ts'
import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import type { Dictionary } from '../../src/i18n/translate.ts'
import type { Translation } from '../../src/i18n/translation.ts'
import type { Page } from './e2e-test.ts'

export type Words = Translation<Dictionary>
export const WORDS: Record<Language, Words> = { en, el: el as unknown as Words }

/** The account details form. Other forms with a password field are on the page too, hidden. */
export const detailsForm = (page: Page, { account }: Words) => page.getByRole('form', { name: account.details })

export async function requestEmailChange(page: Page, words: Words, email: string, password: string) {
  const { account, checkout, security } = words
  const form = detailsForm(page, words)
  await form.getByLabel(checkout.email, { exact: true }).fill(email)
  await form.getByLabel(security.currentPassword, { exact: true }).fill(password)
  await form.getByRole('button', { name: account.save }).click()
}

export const openSecurity = (page: Page, { security }: Words) => page.getByRole('tab', { name: security.title }).click()
