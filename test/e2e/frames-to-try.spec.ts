import { addDays, dayInCyprus } from '../../src/domain/calendar.ts'
import { adminEl } from '../../src/i18n/admin-el.ts'
import { el } from '../../src/i18n/el.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { signInAssistant } from '../support/back-office.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { open } from '../support/shopping.ts'

const { contact, appointment, product } = el
const FIRST = { slug: 'ledra-panto-black', name: 'Ledra Panto, μαύρο' }
const SECOND = { slug: 'ledra-panto-honey', name: 'Ledra Panto, μελί' }

test.use({ viewport: { width: 360, height: 780 } })
test.beforeEach(({ setLanguage }) => setLanguage('el'))

async function isSound(page: Page, what: string): Promise<void> {
  expect(await accessibilityViolations(page), what).toEqual([])
  expect(await findOverflows(page), what).toEqual([])
}

/** The first of the next days on which the store has a free time within 48 hours. */
async function chooseTime(page: Page): Promise<void> {
  const times = page.getByRole('group', { name: appointment.times }).getByRole('radio')
  for (const ahead of [1, 0, 2]) {
    await page.getByLabel(contact.date).fill(addDays(dayInCyprus(new Date()), ahead))
    await expect(page.getByText(appointment.timesLoading)).toHaveCount(0)
    if ((await times.count()) === 0) continue
    return times.first().check()
  }
  throw new Error('the store is closed for days')
}

test('two frames are kept in a store to be tried, in Greek on a phone', async ({ page, browser, shop }) => {
  await open(page, `/products/${SECOND.slug}`)
  await open(page, `/products/${FIRST.slug}`)
  const stores = page.getByRole('region', { name: product.inStores.title })
  await expect(stores.getByRole('listitem')).toHaveCount(3)
  await expect(stores.getByText(/Λευκωσία: \d+ τεμάχι/)).toBeVisible()
  await isSound(page, 'product')
  await stores.getByRole('link', { name: product.inStores.tryThere }).click()

  const frames = page.getByRole('region', { name: appointment.frames.title })
  await expect(frames.getByRole('link', { name: FIRST.name })).toBeVisible()
  await frames.getByRole('button', { name: `+ ${SECOND.name}` }).click()
  await expect(frames.getByRole('link', { name: SECOND.name })).toBeVisible()
  await expect(page.getByLabel(contact.service)).toHaveValue('fitting')
  await isSound(page, 'frames')

  await page.getByLabel(contact.firstName).fill('Ανδρούλα')
  await page.getByLabel(contact.lastName).fill('Γεωργίου')
  await page.getByLabel(contact.email, { exact: true }).fill('androulla.tries@example.com')
  await page.getByLabel(contact.phone, { exact: true }).fill('+357 99 445566')
  await page.getByRole('combobox', { name: contact.store }).selectOption('Nicosia')
  await page.getByLabel(contact.date).fill(addDays(dayInCyprus(new Date()), 1))

  await test.step('a time is needed', async () => {
    await page.getByRole('button', { name: contact.submit }).click()
    await expect(page.getByRole('alert')).toContainText(el.problems.time_required)
    await isSound(page, 'no time')
  })

  await chooseTime(page)
  await page.getByRole('button', { name: contact.submit }).click()
  const confirmation = page.getByRole('region', { name: contact.booked })
  await expect(confirmation).toBeFocused()
  await expect(confirmation.getByRole('link', { name: FIRST.name })).toBeVisible()
  await expect(confirmation.getByRole('link', { name: SECOND.name })).toBeVisible()
  await isSound(page, 'booked')
  await confirmation.getByRole('link', { name: contact.bookedLink }).click()
  await expect(page.getByText(appointment.frames.kept)).toBeVisible()
  await isSound(page, 'appointment')

  await test.step('the store sees which frames to put aside', async () => {
    const assistant = await browser.newPage({ baseURL: shop.origin, viewport: { width: 1280, height: 800 } })
    await signInAssistant(assistant, 'el')
    const { id } = (await (await assistant.request.get(`/api/products/${SECOND.slug}`)).json()) as { id: number }
    await assistant.goto(`/admin/stock/products/${id}`)
    await expect(assistant.getByText(adminEl.stockPage.forVisit.split('{')[0] ?? '')).toBeVisible()
    await assistant.close()
  })
})
