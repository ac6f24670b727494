import { dayInCyprus } from '../../src/domain/calendar.ts'
import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import type { Dictionary } from '../../src/i18n/translate.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { openStoreDay } from '../support/open-day.ts'
import { open, toastOf } from '../support/shopping.ts'

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Book Appointment' })

async function fillForm(page: Page, { date, store = 'Paphos' }: { date: string; store?: string }, words = en) {
  const { contact } = words
  await page.getByLabel(contact.firstName).fill('Eleni')
  await page.getByLabel(contact.lastName).fill('Ioannou')
  await page.getByLabel(contact.email, { exact: true }).fill('eleni@example.com')
  await page.getByLabel(contact.phone, { exact: true }).fill('+357 99 112233')
  await page.getByRole('combobox', { name: contact.store }).selectOption(store)
  await page.getByLabel(contact.date, { exact: true }).fill(date)
}

test('the fields have the right types, past days cannot be chosen, and an empty form shows its errors', async ({
  page,
}) => {
  const now = new Date()
  await page.clock.setFixedTime(now)
  await open(page, '/contact')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('type', 'tel')
  await expect(page.getByLabel('Special Requirements')).toHaveAttribute('rows', '4')
  await expect(page.getByLabel('Preferred Date')).toHaveAttribute('min', dayInCyprus(now))
  await expect(page.getByLabel('Preferred Store').getByRole('option')).toContainText([
    'Select a store',
    'Nicosia',
    'Limassol',
    'Paphos',
  ])

  await submit(page).click()
  const messages = {
    'First Name': 'First name is required',
    'Last Name': 'Last name is required',
    Email: 'Invalid email address',
    Phone: 'Invalid phone number',
    'Preferred Store': 'Please select a store',
    'Preferred Date': 'Please select a date',
  }
  for (const [label, message] of Object.entries(messages)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message)
  }
  await expect(page.getByLabel('Special Requirements')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a request without a time is sent, and the form is replaced by a confirmation', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/contact', async (route) => {
    await released
    await route.continue()
  })
  await open(page, '/contact')
  await fillForm(page, { date: openStoreDay(0) })
  // The times arrive after the date is chosen and would move the button while it is pressed.
  await expect(page.getByRole('radio', { name: '20:00' })).toBeVisible()
  await page.getByLabel('Special Requirements').fill('A quiet hour, please')
  const sent = page.waitForRequest('**/api/contact')
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  release()
  expect((await sent).postDataJSON()).toMatchObject({
    firstName: 'Eleni',
    lastName: 'Ioannou',
    email: 'eleni@example.com',
    phone: '+357 99 112233',
    store: 'Paphos',
    date: openStoreDay(0),
    message: 'A quiet hour, please',
  })
  await expect(toastOf(page)).toContainText('Appointment Booked!')
  await expect(toastOf(page)).toContainText(
    "Thank you for booking an appointment with us. We'll contact you shortly to confirm.",
  )
  await expect(page.getByRole('main').getByRole('heading', { name: 'Appointment Booked!' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Appointment Booked!' })).toBeFocused()
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await expect(page.getByLabel('Preferred Store')).toHaveValue('')
  await expect(submit(page)).toBeDisabled()
})

test('a form that could not be sent shows an error, keeps the input and can be retried', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await open(page, '/contact')
  await fillForm(page, { date: openStoreDay(0) })
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
  await submit(page).click()
  await expect(toastOf(page)).toContainText('Error')
  await expect(toastOf(page)).toContainText('Failed to submit form')
  await expect(page.getByLabel('First Name')).toHaveValue('Eleni')
  await expect(page.getByLabel('Preferred Date')).toHaveValue(openStoreDay(0))
  await submit(page).click()
  await expect(toastOf(page)).toContainText('Appointment Booked!')
})

test('a time taken meanwhile is reported and no longer offered', async ({ page, request, expectedErrors }) => {
  expectedErrors.push(/409/)
  await open(page, '/contact')
  await fillForm(page, { date: openStoreDay(1) })
  await page.getByRole('radio', { name: '12:00' }).check()
  const person = { firstName: 'A', lastName: 'B', email: 'other@example.com', phone: '12345678' }
  await request.post('/api/contact', { data: { ...person, store: 'Paphos', date: openStoreDay(1), time: '12:00' } })
  await submit(page).click()
  await expect(toastOf(page)).toContainText('This time has just been taken. Please choose another.')
  await expect(page.getByRole('radio', { name: '12:00' })).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Any time' })).toBeChecked()
  await page.getByRole('radio', { name: '15:00' }).check()
  await submit(page).click()
  await expect(page.getByText(/at 15:00\.$/)).toBeVisible()
})

test('on a closing day the form shows that the store is closed', async ({ page }) => {
  await open(page, '/contact')
  await expect(page.getByText('Choose a store and a date to see the free times.')).toBeVisible()
  const now = new Date()
  const today = dayInCyprus(now)
  const year = Number(today.slice(0, 4)) + (today.endsWith('12-25') ? 1 : 0)
  await page.clock.setFixedTime(new Date(`${year}-12-01T08:00:00Z`))
  await fillForm(page, { date: `${year}-12-25` })
  await expect(page.getByText('The store is closed on Christmas Day. Please choose another day.')).toBeVisible()
})

test('the map is loaded on request only', async ({ page }) => {
  const mapRequests: string[] = []
  await page.route('https://www.google.com/**', (route) => {
    mapRequests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' })
  })
  await open(page, '/contact')
  const find = page.getByRole('region', { name: 'Find Our Stores' })
  await expect(find.getByRole('img')).toHaveCount(3)
  await expect(find.getByRole('link', { name: 'Phone: +357 26 000 103' })).toHaveAttribute('href', 'tel:+35726000103')
  await find.scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(mapRequests).toEqual([])
  await find.getByRole('button', { name: 'Show map of Paphos' }).click()
  const map = page.getByTitle('Map: 8 Poseidonos Avenue, 8042 Paphos')
  await expect(map).toHaveAttribute('loading', 'lazy')
  await expect(map.contentFrame().getByText('map')).toBeVisible()
  expect(new URL(mapRequests[0] ?? '').searchParams.get('q')).toBe('8 Poseidonos Avenue, 8042 Paphos, Cyprus')
  await expect(page.locator('iframe')).toHaveCount(1)
})

for (const [language, words] of Object.entries({ en, el: el as unknown as Dictionary })) {
  test(`an appointment is booked, moved and cancelled by keyboard on a small, accessible screen, ${language}`, async ({
    page,
    setLanguage,
  }) => {
    await setLanguage(language as 'en' | 'el')
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/contact')
    const { contact, appointment } = words
    await page.getByRole('main').locator('[type=submit]').click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect(await accessibilityViolations(page), 'complaints').toEqual([])
    const day = openStoreDay(language === 'en' ? 2 : 3)
    await fillForm(page, { date: day }, words as typeof en)
    await page.getByLabel(contact.service).selectOption('fitting')
    await page.getByRole('radio', { name: '10:00' }).focus()
    await page.keyboard.press('Space')
    expect(await accessibilityViolations(page), 'times').toEqual([])
    await page.getByLabel(contact.lastName).press('Enter')
    await page.getByRole('link', { name: contact.bookedLink }).focus()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/appointments\//)
    await expect(page).toHaveTitle(`${appointment.title} | Elegance Eyewear Cyprus`)
    await expect(page.getByRole('definition').filter({ hasText: '10:00' })).toBeVisible()
    expect(await accessibilityViolations(page), 'appointment').toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: appointment.addToCalendar }).focus()
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toBe('appointment.ics')

    await page.getByRole('radio', { name: '11:30' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: appointment.move }).press('Enter')
    await expect(toastOf(page)).toContainText(appointment.moved)
    await expect(page.getByRole('definition').filter({ hasText: '11:30' })).toBeVisible()

    await page.getByRole('button', { name: appointment.cancel }).press('Enter')
    await expect(page.getByRole('button', { name: appointment.keep })).toBeFocused()
    await page.getByRole('button', { name: appointment.cancelSure }).press('Enter')
    await expect(toastOf(page)).toContainText(appointment.cancelled)
    await page.reload()
    await expect(page.getByRole('link', { name: appointment.bookAnother })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('an appointment link with an invalid signature shows an error', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await open(page, '/appointments/1-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { name: 'This link leads to no appointment' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Book an Appointment' }).click()
  await expect(page).toHaveURL('/contact')
})
