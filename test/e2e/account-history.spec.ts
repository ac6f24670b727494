import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import { expect, test, waitForHydration } from '../support/e2e-test.ts'
import { order, register } from '../support/earlier-visit.ts'
import { open } from '../support/shopping.ts'

const ORDERS = 12

test('the order history is paged by mouse and keyboard, and the URL holds the page number', async ({
  page,
  setLanguage,
}) => {
  await register(page, 'collector')
  // Different addresses, since the same order sent again is the first one.
  for (let i = 0; i < ORDERS; i++) await order(page, 'cleaning-set-sage', { email: `niki-${i}@example.com` })
  await open(page, '/account')
  await page.getByRole('tab', { name: en.account.history }).click()
  const orders = page.getByRole('tabpanel').getByRole('article')
  await expect(orders).toHaveCount(10)
  const first = await orders.first().getAttribute('aria-labelledby')

  const pages = page.getByRole('navigation', { name: en.listing.pagination })
  await expect(pages).toContainText('Page 1 of 2')
  await pages.getByRole('link', { name: en.listing.next }).focus()
  await page.keyboard.press('Enter')
  await expect(orders).toHaveCount(2)
  await expect(page).toHaveURL('/account?page=2')
  await expect(pages).toContainText('Page 2 of 2')
  await page.goBack()
  await expect(orders.first()).toHaveAttribute('aria-labelledby', first ?? '')

  await setLanguage('el')
  await page.goto('/account?page=2')
  await waitForHydration(page)
  await expect(page.getByRole('tab', { name: el.account.history, selected: true })).toBeVisible()
  await expect(orders).toHaveCount(2)
  const greek = page.getByRole('navigation', { name: el.listing.pagination })
  await greek.getByRole('link', { name: el.listing.previous }).click()
  await expect(orders).toHaveCount(10)

  await page.goto('/account?page=99')
  await expect(orders).toHaveCount(2)
  await expect(page).toHaveURL('/account?page=2')
})
