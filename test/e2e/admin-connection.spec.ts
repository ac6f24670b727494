import { el } from '../../src/i18n/el.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, signInAssistant } from '../support/back-office.ts'
import { expect, test } from '../support/e2e-test.ts'

const WORDS = ADMIN_WORDS.el
const LOST = /^Χωρίς σύνδεση\. Ό,τι βλέπετε είναι από τις \d\d:\d\d\.$/

test('a lost connection is announced, and a note written meanwhile is stored once', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/)
  await signInAssistant(page, 'el')
  await page.goto('/admin/orders?view=all')
  await page.locator('main tbody tr').first().getByRole('link').first().click()
  const note = page.getByRole('textbox', { name: WORDS.timeline.note })
  await note.fill('Θα περάσει το Σάββατο.')
  const add = page.getByRole('button', { name: WORDS.timeline.addNote })

  await context.setOffline(true)
  const banner = page.getByText(LOST)
  await expect(banner).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await add.click()
  await expect(page.getByText(el.errors.no_connection).first()).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toBeHidden()

  // The answer is lost, but not the note.
  await page.route('**/notes', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await add.click()
  await expect(add).toBeEnabled()
  await page.unroute('**/notes')
  await add.click()
  await expect(note).toHaveValue('')
  await expect(page.getByText('Θα περάσει το Σάββατο.')).toHaveCount(1)
})
