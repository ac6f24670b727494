import type { Locator } from '@playwright/test'
import type { AdminInput } from '../../src/contract/admin/calls.ts'
import { addDays } from '../../src/domain/calendar.ts'
import type { Language } from '../../src/domain/shop-facts.ts'
import { formatDate } from '../../src/i18n/formats.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, signInAssistant } from '../support/back-office.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { openStoreDay } from '../support/open-day.ts'
import { toastOf } from '../support/shopping.ts'

type Booking = AdminInput<'POST /api/admin/diary/appointments'>['body']

/** Each test has its own day. */
let days = 0
let day = ''
test.beforeEach(() => {
  const { workerIndex, repeatEachIndex } = test.info()
  // After the days that the demo data have appointments on.
  day = openStoreDay(20 + ((days++ + 7 * (workerIndex + repeatEachIndex)) % 25))
})

async function book(page: Page, changes: Partial<Booking> = {}) {
  const data: Booking = {
    ...{ store: 'nicosia', date: day, time: '10:00', seat: 1, service: 'fitting', language: 'el' },
    ...{ firstName: 'Ανδρέας', lastName: 'Γεωργίου', phone: '99 445566', email: null },
    ...{ requestKey: crypto.randomUUID(), ...changes },
  }
  const response = await page.request.post('/api/admin/diary/appointments', { data })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as { id: number }
}

async function openDay(page: Page, language: Language, query = ''): Promise<void> {
  await page.goto(`/admin/diary?store=nicosia&day=${day}${query}`)
  await expect(page.getByRole('main').getByRole('link', { name: ADMIN_WORDS[language].diary.today })).toBeVisible()
  await expect(page.getByRole('button', { name: ADMIN_WORDS[language].diary.book, exact: true })).toBeVisible()
}

const bookingOf = (page: Page, { id }: { id: number }): Locator => page.locator(`li [data-booking="${id}"]`)

const gapAt = (page: Page, language: Language, time: string, seat: number): Locator =>
  page.getByRole('button', {
    name: ADMIN_WORDS[language].diary.gap
      .replace('{date}', formatDate(day, 'shortWeekday', language))
      .replace('{time}', time)
      .replace('{seat}', String(seat)),
  })

test('a walk-in is booked for a fitting in four presses, in Greek', async ({ page }) => {
  const { diary, booking } = ADMIN_WORDS.el
  await signInAssistant(page, 'el')
  await openDay(page, 'el')
  let presses = 0
  const press = async (target: Locator) => {
    presses++
    await target.click()
  }
  await press(gapAt(page, 'el', '11:00', 2))
  const dialog = page.getByRole('dialog', { name: booking.title })
  await press(dialog.getByText('Εφαρμογή σκελετού'))
  await press(dialog.getByRole('combobox', { name: booking.find }))
  await page.keyboard.type('99887766')
  await expect(dialog.getByRole('textbox', { name: 'Τηλέφωνο' })).toHaveValue('99887766')
  await press(dialog.getByRole('button', { name: booking.submit }))
  await expect(toastOf(page)).toContainText('11:00')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `11:00 ${diary.noName}` })).toBeVisible()
  expect(presses).toBeLessThanOrEqual(4)
})

test('an appointment is moved by one drag, and back by one press', async ({ page }) => {
  const { diary } = ADMIN_WORDS.en
  await signInAssistant(page, 'en')
  const made = await book(page, { time: '10:00', seat: 1 })
  await openDay(page, 'en')
  const card = bookingOf(page, made)
  const target = gapAt(page, 'en', '11:30', 2)
  const from = await boxOf(card)
  const to = await boxOf(target)
  await page.mouse.move(from.x + 30, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 3 })
  await page.mouse.move(to.x + 30, to.y + 12, { steps: 5 })
  await page.mouse.up()
  await expect(card).toHaveAccessibleName(/^11:30 .*Seat 2/)
  await expect(page.getByRole('status').filter({ hasText: '11:30' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: diary.undo }).click()
  await expect(card).toHaveAccessibleName(/^10:00 .*Seat 1/)
})

async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (box === null) throw new Error('not shown')
  return box
}

test('an appointment is moved in four presses, and its customer is told', async ({ page }) => {
  const { booking } = ADMIN_WORDS.en
  await signInAssistant(page, 'en')
  const made = await book(page, { email: 'moved@example.com' })
  await openDay(page, 'en')
  let presses = 0
  const press = async (target: Locator) => {
    presses++
    await target.click()
  }
  await press(bookingOf(page, made))
  await press(page.getByRole('button', { name: booking.move }))
  const dialog = page.getByRole('dialog', { name: booking.moveTitle })
  // Choosing an option of a list is one press.
  presses++
  await dialog.getByLabel(booking.time, { exact: true }).selectOption('12:15')
  await press(dialog.getByRole('button', { name: booking.moveSubmit }))
  await expect(bookingOf(page, made)).toHaveAccessibleName(/^12:15/)
  await expect(page.getByRole('status').filter({ hasText: '12:15' })).toContainText('e-mail')
  expect(presses).toBeLessThanOrEqual(4)
})

test('the diary is used by keyboard only: book, open, move, cancel', async ({ page }) => {
  const { booking } = ADMIN_WORDS.en
  await signInAssistant(page, 'en')
  await openDay(page, 'en')
  await gapAt(page, 'en', '09:00', 1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(gapAt(page, 'en', '09:30', 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: booking.find })).toBeFocused()
  await page.keyboard.type('99776655')
  await page.keyboard.press('Enter')
  const card = page.getByRole('button', { name: /^09:30 Without a name/ })
  await expect(card).toBeVisible()
  await card.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: booking.appointment })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(card).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: booking.move }).press('Enter')
  const move = page.getByRole('dialog', { name: booking.moveTitle })
  await expect(move.getByLabel(booking.time, { exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await move.getByRole('button', { name: booking.moveSubmit }).press('Enter')
  const moved = page.getByRole('button', { name: /^09:45 Without a name/ })
  await expect(moved).toBeVisible()
  // The sheet closes after the day is read again; until then the day behind it is inert.
  await expect(move).toBeHidden()
  await moved.press('Enter')
  await panel.getByRole('button', { name: booking.cancel }).press('Enter')
  const cancel = page.getByRole('dialog', { name: booking.cancelTitle })
  await cancel.getByRole('button', { name: booking.cancelSubmit }).press('Enter')
  await expect(moved).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a time outside of opening hours is booked once it is confirmed', async ({ page, expectedErrors }) => {
  expectedErrors.push(/409/)
  const { booking } = ADMIN_WORDS.en
  await signInAssistant(page, 'en')
  await openDay(page, 'en')
  await gapAt(page, 'en', '18:00', 1).click()
  const dialog = page.getByRole('dialog', { name: booking.title })
  await page.keyboard.type('99665544')
  await dialog.getByLabel(booking.time, { exact: true }).selectOption('20:00')
  await dialog.getByRole('button', { name: booking.submit, exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('closed')
  await dialog.getByRole('button', { name: booking.submitAnyway }).click()
  await expect(page.getByRole('button', { name: /^20:00/ })).toBeVisible()
})

test('what a colleague has changed is shown, and nothing is overwritten', async ({ page, expectedErrors }) => {
  expectedErrors.push(/409/)
  const { booking, diary } = ADMIN_WORDS.en
  await signInAssistant(page, 'en')
  const made = await book(page)
  await openDay(page, 'en')
  await bookingOf(page, made).click()
  await page.getByRole('button', { name: booking.move }).click()
  const place = { store: 'nicosia', date: day, time: '15:00', seat: 2, version: 1 }
  await page.request.post(`/api/admin/diary/appointments/${made.id}/move`, { data: place })
  const dialog = page.getByRole('dialog', { name: booking.moveTitle })
  await dialog.getByLabel(booking.time, { exact: true }).selectOption('16:00')
  await dialog.getByRole('button', { name: booking.moveSubmit }).click()
  await expect(toastOf(page)).toContainText(diary.changedMeanwhile.split('{name}')[1]?.split('.')[0] ?? '')
  await expect(page.getByRole('dialog', { name: booking.appointment })).toContainText('15:00')
})

test('blocked time is shown, and given back by a press', async ({ page }) => {
  const { diary, blocking } = ADMIN_WORDS.en
  await signInAssistant(page, 'en')
  await openDay(page, 'en')
  await page.getByRole('button', { name: diary.block }).click()
  const dialog = page.getByRole('dialog', { name: blocking.title })
  await dialog.getByLabel(blocking.reason).fill('Lunch')
  await dialog.getByRole('button', { name: blocking.submit }).click()
  const block = page.getByRole('button', { name: /^Blocked 13:00 to 14:00, All seats. Lunch/ })
  await expect(block).toBeVisible()
  await expect(gapAt(page, 'en', '13:00', 1)).toHaveCount(0)
  await block.click()
  await page.getByRole('button', { name: blocking.unblock }).click()
  await expect(gapAt(page, 'en', '13:00', 1)).toBeVisible()
})

test('the search finds a customer in Greeklish and opens the booking', async ({ page }) => {
  const { diary, booking } = ADMIN_WORDS.en
  await signInAssistant(page, 'en')
  await book(page, { firstName: 'Πανταζής', lastName: 'Ξενοφώντος' })
  await openDay(page, 'en')
  await page.getByRole('searchbox', { name: diary.search }).fill('xenofontos')
  await page
    .getByRole('link', { name: formatDate(day, 'shortWeekday', 'en') })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: booking.appointment })).toContainText('Πανταζής Ξενοφώντος')
})

test('the printed day has times, services, names and phones, and nothing else of a customer', async ({ page }) => {
  await signInAssistant(page, 'en')
  await book(page, { email: 'private@example.com', staffNote: 'Private note' })
  await openDay(page, 'en')
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('cell', { name: '99 445566' })).toBeVisible()
  await expect(page.getByText(/private/i)).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

const LOOKS = [
  { language: 'en', width: 1440 },
  { language: 'el', width: 768 },
  { language: 'el', width: 360 },
] as const

for (const { language, width } of LOOKS) {
  test(`the diary is accessible, at ${width} px, ${language}`, async ({ page, setLanguage }) => {
    const { diary, booking, blocking, frame } = ADMIN_WORDS[language]
    await setLanguage(language)
    await signInAssistant(page, language)
    const made = await book(page, { email: 'accessible@example.com' })
    await book(page, { time: '10:15', seat: 2, service: 'collection' })
    await book(page, { time: '12:00', seat: 2, service: 'eye_exam' })
    await page.setViewportSize({ width, height: 900 })
    await openDay(page, language)
    await expect(bookingOf(page, made)).toBeVisible()
    expect(await accessibilityViolations(page), 'day').toEqual([])
    expect(await findOverflows(page), 'day').toEqual([])

    const close = page.getByRole('button', { name: frame.close, exact: true })
    await bookingOf(page, made).click()
    expect(await accessibilityViolations(page), 'panel').toEqual([])
    await page.getByRole('button', { name: booking.move }).click()
    expect(await accessibilityViolations(page), 'move').toEqual([])
    await page.getByRole('button', { name: booking.back }).click()
    await page.getByRole('button', { name: booking.cancel }).click()
    expect(await accessibilityViolations(page), 'cancel').toEqual([])
    await close.click()
    await page.getByRole('button', { name: diary.book, exact: true }).click()
    await expect(page.getByRole('dialog', { name: booking.title })).toBeVisible()
    expect(await accessibilityViolations(page), 'book').toEqual([])
    await close.click()
    await page.getByRole('button', { name: diary.block }).click()
    await expect(page.getByRole('dialog', { name: blocking.title })).toBeVisible()
    expect(await accessibilityViolations(page), 'block').toEqual([])
    await close.click()

    await page.goto(`/admin/diary?store=nicosia&day=${day}&view=week`)
    await expect(page.getByRole('link', { name: formatDate(addDays(day, 0), 'shortWeekday', language) })).toBeVisible()
    expect(await accessibilityViolations(page), 'week').toEqual([])
    expect(await findOverflows(page), 'week').toEqual([])
  })
}
