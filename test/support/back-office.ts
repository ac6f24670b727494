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

/** Signs in a demo member by a call, whose role needs no code. */
async function signInByPassword(page: Page, role: StaffRole, language: Language): Promise<void> {
  const { email, password } = demoStaff(role)
  await post(page, '/api/admin/sign-in', { email, password })
  await chooseLanguage(page, language)
}

export const signInAssistant = (page: Page, language: Language) => signInByPassword(page, 'assistant', language)

/** The registered one. */
export const signInOptician = (page: Page, language: Language) =>
  signInByPassword(page, 'registered_optician', language)

/** Sessions of staff whose sign-in needs a code, which works once in half a minute. */
const keptSessions = new Map<StaffRole, { cookies: Cookie[]; at: number }>()
/** An older sign-in is confirmed again before a dangerous act, which few tests expect. */
const FRESH_MS = 180_000

/** Signs in the demo owner, once for all tests of a worker. */
export const signInOwner = (page: Page, language: Language) => signInOnce(page, 'owner', language)

/** Signs in the demo manager, once for all tests of a worker. */
export const signInManager = (page: Page, language: Language) => signInOnce(page, 'manager', language)

async function signInOnce(page: Page, role: StaffRole, language: Language): Promise<void> {
  const context = page.context()
  const kept = keptSessions.get(role)
  if (kept && Date.now() - kept.at < FRESH_MS) await context.addCookies(kept.cookies)
  if (!(await page.request.get('/api/admin/me')).ok()) {
    await signInWithCode(page, role)
    const cookies = (await context.cookies()).filter(({ name }) => name.endsWith('staff'))
    keptSessions.set(role, { cookies, at: Date.now() })
  }
  await chooseLanguage(page, language)
}

/** Where a code was used just now, the next one counts already. */
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

/** The language of the account, which the back office follows. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const response = await page.request.patch('/api/admin/me', { data: { language } })
  expect(response.status()).toBe(200)
}
