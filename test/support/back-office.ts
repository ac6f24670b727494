import type { Cookie } from '@playwright/test'
import type { StaffRole } from '../../src/domain/permissions.ts'
import type { Language } from '../../src/domain/shop-facts.ts'
import { adminEl } from '../../src/i18n/admin-el.ts'
import { adminEn } from '../../src/i18n/admin-en.ts'
import type { Translation } from '../../src/i18n/translation.ts'
import { expect, type Page } from './e2e-test.ts'
import { demoStaff, totpCode } from './staff.ts'

export type AdminWords = Translation<typeof adminEn>
export const ADMIN_WORDS: Record<Language, AdminWords> = { en: adminEn, el: adminEl }

/** Asking who is signed in is answered with 401 where nobody is. */
export const NOBODY = /401.*\/api\/admin\/me/

const post = async (page: Page, path: string, data: object) => {
  const response = await page.request.post(path, { data })
  expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
}

/** Signs in the demo assistant by a call, whose role needs no code. */
export async function signInAssistant(page: Page, language: Language): Promise<void> {
  const { email, password } = demoStaff('assistant')
  await post(page, '/api/admin/sign-in', { email, password })
  await chooseLanguage(page, language)
}

/** Signs in the demo owner by calls. A code works once; where it was used just now, the next one counts already. */
export async function signInOwner(page: Page, language: Language): Promise<void> {
  await signInWithCode(page, 'owner')
  await chooseLanguage(page, language)
}

async function signInWithCode(page: Page, role: StaffRole): Promise<void> {
  const { email, password, totpSecret } = demoStaff(role)
  await post(page, '/api/admin/sign-in', { email, password })
  const codeAt = (ms: number) => ({ code: totpCode(totpSecret, new Date(ms)) })
  const first = await page.request.post('/api/admin/sign-in/code', { data: codeAt(Date.now()) })
  if (first.ok()) return
  const next = async () => {
    const answer = await page.request.post('/api/admin/sign-in/code', { data: codeAt(Date.now() + 30_000) })
    return answer.status()
  }
  // Two sign-ins before this one may have used both codes.
  await expect.poll(next, { intervals: [31_000], timeout: 60_000 }).toBe(200)
}

let managersCookies: Cookie[] = []

/** The demo manager, who signs in once for all tests of a worker. */
export async function signInManager(page: Page, language: Language): Promise<void> {
  const context = page.context()
  await context.addCookies(managersCookies)
  if (!(await page.request.get('/api/admin/me')).ok()) {
    await signInWithCode(page, 'manager')
    managersCookies = (await context.cookies()).filter(({ name }) => name.endsWith('staff'))
  }
  await chooseLanguage(page, language)
}

/** The language of the account, which the back office follows. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const response = await page.request.patch('/api/admin/me', { data: { language } })
  expect(response.status()).toBe(200)
}
