import type { APIRequestContext } from '@playwright/test'
import type { StaffRole } from '../../src/domain/permissions.ts'
import { el } from '../../src/i18n/el.ts'
import { fill } from '../../src/i18n/translate.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, NOBODY, signInOwner } from '../support/back-office.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { demoStaff } from '../support/staff.ts'

const WORDS = ADMIN_WORDS.el
const PIN = '8042'
const ELENI = demoStaff('assistant')
const PETROS = demoStaff('technical_optician')

// Other tests change the language of the demo staff.
test.use({ ownShop: 'till' })

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(NOBODY, /403.*\/api\/admin\/till\/sign-in/))

async function givePin(request: APIRequestContext, role: StaffRole): Promise<void> {
  const { email, password } = demoStaff(role)
  const signedIn = await request.post('/api/admin/sign-in', { data: { email, password } })
  const set = await request.put('/api/admin/pin', { data: { pin: PIN } })
  expect([signedIn.status(), set.status()]).toEqual([200, 200])
}

async function look(page: Page, what: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    // What is half under the sticky header would count as a small target.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await accessibilityViolations(page), `${what}, ${width}`).toEqual([])
    expect(await findOverflows(page), `${what}, ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const choose = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

test('a counter becomes a till, where staff switch by PIN, and five wrong ones lock it', async ({ page, request }) => {
  await givePin(request, 'assistant')
  await givePin(request, 'technical_optician')
  await signInOwner(page, 'el')
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: WORDS.tills.enrol }).click()
  const dialog = page.getByRole('dialog', { name: WORDS.tills.enrolTitle })
  await look(page, 'enrol')
  await dialog.getByRole('textbox', { name: WORDS.tills.name }).fill('Μπροστινό ταμείο')
  await dialog.getByRole('button', { name: WORDS.tills.enrolSubmit, exact: true }).click()
  await expect(page.getByRole('row', { name: /Μπροστινό ταμείο/ })).toContainText(WORDS.tills.thisDevice)
  await look(page, 'tills')
  const revoke = { name: fill(WORDS.tills.revokeName, { name: 'Μπροστινό ταμείο' }) }
  await page.getByRole('button', revoke).click()
  await look(page, 'revoke')
  await page.getByRole('dialog').getByRole('button', { name: WORDS.frame.cancel }).click()
  await expect(page.getByRole('button', revoke)).toBeFocused()

  await page.getByText(demoStaff('owner').name, { exact: true }).first().click()
  await page.getByRole('button', { name: WORDS.frame.signOut }).click()
  await expect(heading(page)).toHaveText(WORDS.pin.choose)
  await look(page, 'people')
  await choose(page, ELENI.name)
  await look(page, 'PIN')
  for (const digit of PIN) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: WORDS.pin.submit, exact: true }).click()
  await expect(heading(page)).toHaveText(WORDS.today.title)

  // A dangerous act says what to do instead.
  const refused = await page.request.put('/api/admin/pin', { data: { pin: '6174' } })
  expect(await refused.json()).toMatchObject({ error: { code: 'not_at_a_till', message: el.errors.not_at_a_till } })
  await page.goto('/admin/account')
  await expect(page.getByText(WORDS.account.atTill)).toBeVisible()
  await look(page, 'account at a till')

  await page.getByText(ELENI.name, { exact: true }).first().click()
  await page.getByRole('button', { name: WORDS.pin.switchPerson }).click()
  await choose(page, PETROS.name)
  await expect(page.getByLabel(WORDS.pin.label, { exact: true }).and(page.locator('input'))).toBeFocused()
  await page.keyboard.type(PIN)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(WORDS.today.title)

  // The session has ended: the same person returns to the same screen.
  await page.goto('/admin/orders?view=all')
  await expect(page.getByRole('table')).toBeVisible()
  await page.request.post('/api/admin/sign-out')
  await page.reload()
  await choose(page, PETROS.name)
  await page.keyboard.type(PIN)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/orders\?view=all$/)

  await page.getByText(PETROS.name, { exact: true }).first().click()
  await page.getByRole('button', { name: WORDS.pin.switchPerson }).click()
  await choose(page, ELENI.name)
  const alert = page.getByRole('main').getByRole('alert')
  for (let count = 0; count < 5; count++) {
    await page.keyboard.type('5550')
    const answer = page.waitForResponse(/till\/sign-in/)
    await page.keyboard.press('Enter')
    await answer
    await expect(alert).toHaveText(el.errors.wrong_pin)
    await expect(page.getByRole('button', { name: WORDS.pin.submit, exact: true })).toBeEnabled()
  }
  await page.keyboard.type(PIN)
  await page.keyboard.press('Enter')
  await expect(alert).toHaveText(el.errors.pin_locked)
  await look(page, 'locked')
  await page.getByRole('button', { name: WORDS.pin.withPassword }).click()
  await page.getByLabel(WORDS.signIn.email).fill(ELENI.email)
  await page.getByLabel(WORDS.signIn.password).fill(ELENI.password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(WORDS.today.title)
})
