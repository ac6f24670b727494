import { readFile } from 'node:fs/promises'
import type { Language } from '../../src/domain/shop-facts.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, chooseLanguage, signInAssistant, signInOwner } from '../support/back-office.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { order } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { LOOKS } from '../support/looks.ts'
import { ownName } from '../support/own-name.ts'
import { toastOf } from '../support/shopping.ts'
import { demoStaff } from '../support/staff.ts'

const VISIT = { firstName: 'Ευρυδίκη', store: 'Paphos', date: '2030-05-06', message: '' }

/** Somebody who has asked for an appointment and for the newsletter. */
async function newGuest(page: Page, lastName: string): Promise<string> {
  const email = `${ownName('guest')}@example.com`
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data })
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
  }
  // Each has few appointments to come with one number.
  const phone = `+357 99 ${Date.now() % 1_000_000}`.padEnd(14, '0')
  await post('/api/contact', { ...VISIT, lastName, email, phone })
  await post('/api/newsletter', { email, source: 'home' })
  return email
}

async function openCustomers(page: Page, language: Language, q: string): Promise<void> {
  await page.goto('/admin/customers')
  const { customers: words } = ADMIN_WORDS[language]
  const found = page.waitForResponse((response) => /\/api\/admin\/customers\?(.*&)?q=/.test(response.url()))
  await page.getByRole('searchbox', { name: words.search }).fill(q)
  await found
  // The list of before is shown faded meanwhile.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

for (const { language, width } of LOOKS) {
  test(`customers and the newsletter are accessible, at ${width} px, ${language}`, async ({ page, setLanguage }) => {
    const { customers, customer, subscribers } = ADMIN_WORDS[language]
    await order(page, 'silk-cord-navy')
    const email = await newGuest(page, 'Δημητριάδου')
    await setLanguage(language)
    await signInAssistant(page, language)
    await page.setViewportSize({ width, height: 800 })
    await openCustomers(page, language, email)
    await expect(page.getByRole('link', { name: email }).first()).toBeVisible()
    expect(await accessibilityViolations(page), 'list').toEqual([])
    expect(await findOverflows(page), 'list').toEqual([])

    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('link', { name: email }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ευρυδίκη Δημητριάδου')
    await expect(page.getByText(subscribers.status.pending)).toBeVisible()
    await expect(page.getByText(customer.bookingStatus.requested)).toBeVisible()
    expect(await accessibilityViolations(page), 'customer').toEqual([])
    expect(await findOverflows(page), 'customer').toEqual([])

    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/newsletter?view=all')
    await expect(page.getByText(email)).toBeVisible()
    expect(await accessibilityViolations(page), 'newsletter').toEqual([])
    expect(await findOverflows(page), 'newsletter').toEqual([])
    await page.goto('/admin/customers?q=nobody-at-all')
    await expect(
      page.getByRole('heading', { name: customers.noneFound.replace('{query}', 'nobody-at-all') }),
    ).toBeVisible()
  })
}

test('a note is added and deleted, the data exported, and the person erased', async ({
  page,
  setLanguage,
  expectedErrors,
}) => {
  // Another address than theirs is refused.
  expectedErrors.push(/400.*\/erase$/)
  const email = await newGuest(page, 'Αποστολίδου')
  await setLanguage('en')
  await signInOwner(page, 'en')
  const { customers, customer: words, subscribers } = ADMIN_WORDS.en
  // In Greeklish, without the end.
  await openCustomers(page, 'en', 'evridiki apostol')
  await page.getByRole('link', { name: email }).first().click()

  await page.getByRole('textbox', { name: words.note }).fill('Rings back in May.')
  await page.getByRole('button', { name: words.addNote }).click()
  await expect(page.getByText('Rings back in May.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: words.note })).toHaveValue('')
  await page.getByRole('button', { name: words.deleteNoteOf.split('{')[0] ?? '' }).click()
  const deletion = page.getByRole('dialog', { name: words.deleteTitle })
  await deletion.getByRole('button', { name: words.deleteSubmit }).click()
  await expect(deletion.getByRole('textbox', { name: words.reason })).toHaveAttribute('aria-invalid', 'true')
  await deletion.getByRole('textbox', { name: words.reason }).fill('Somebody else')
  expect(await accessibilityViolations(page), 'dialog').toEqual([])
  await deletion.getByRole('button', { name: words.deleteSubmit }).click()
  await expect(page.getByText(/deleted this note .*Somebody else/)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: words.export }).click()
  const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(data).toMatchObject({ account: null, appointments: [{ email }], newsletter: { source: 'home' } })

  await page.getByRole('button', { name: words.erase }).click()
  const dialog = page.getByRole('dialog', { name: words.eraseTitle.replace('{name}', 'Ευρυδίκη Αποστολίδου') })
  const typed = dialog.getByRole('textbox')
  await typed.fill('somebody@example.com')
  await dialog.getByRole('button', { name: words.eraseSubmit }).click()
  await expect(typed).toHaveAttribute('aria-invalid', 'true')
  expect(await accessibilityViolations(page), 'erasure').toEqual([])
  await typed.fill(email)
  await dialog.getByRole('button', { name: words.eraseSubmit }).click()
  await expect(toastOf(page)).toContainText(words.erased)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customers.title)
  await openCustomers(page, 'en', email)
  await expect(page.getByRole('heading', { name: customers.noneFound.replace('{query}', email) })).toBeVisible()
  await page.goto(`/admin/newsletter?q=${email}`)
  await expect(page.getByRole('heading', { name: subscribers.noneFound.replace('{query}', email) })).toBeVisible()
})

test('somebody who asks for it is unsubscribed', async ({ page, setLanguage }) => {
  const email = await newGuest(page, 'Ιεροκλέους')
  await setLanguage('el')
  const { subscribers: words } = ADMIN_WORDS.el
  // A manager’s code works once in half a minute; a technical optician may do it, too.
  const { email: user, password } = demoStaff('technical_optician')
  expect((await page.request.post('/api/admin/sign-in', { data: { email: user, password } })).ok()).toBe(true)
  await chooseLanguage(page, 'el')
  await page.goto(`/admin/newsletter?q=${email}`)
  await page.getByRole('button', { name: words.endOf.replace('{email}', email) }).click()
  await page.getByRole('dialog', { name: words.endTitle }).getByRole('button', { name: words.end }).click()
  await expect(toastOf(page)).toContainText(email)
  await expect(page.getByRole('button', { name: words.endOf.replace('{email}', email) })).toHaveCount(0)
  await expect(page.getByRole('row', { name: email })).toContainText(words.status.unsubscribed)
})
