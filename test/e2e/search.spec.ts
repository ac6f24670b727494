import { el } from '../../src/i18n/el.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const openSearch = (page: Page, name = 'Search frames and brands') =>
  page.getByRole('banner').getByRole('link', { name }).click()
const box = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test('the search opens with the focus in it and suggests products, categories and all results', async ({ page }) => {
  await open(page, '/collections/kids')
  await openSearch(page)
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await box(page).fill('aviator')
  const products = page.getByRole('group', { name: 'Products' }).getByRole('option')
  await expect(products.first()).toContainText(/aviator/i)
  await expect(products.first()).toContainText('€')
  await expect(page.getByRole('group', { name: 'Collections' }).getByRole('option').first()).toContainText('Sunglasses')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: /suggestions/ })).toContainText(/^\d+ suggestions/)
  expect(await accessibilityViolations(page)).toEqual([])
})

test('arrow keys select a suggestion, Enter opens it', async ({ page }) => {
  await open(page, '/')
  await openSearch(page)
  await box(page).fill('carlotta')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/collections?q=carlotta')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “carlotta”')
})

test('clicking a product opens it', async ({ page }) => {
  await open(page, '/contact')
  await openSearch(page)
  await box(page).fill('aviator-gold')
  await page.getByRole('group', { name: 'Products' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/products\/.+/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Enter without a selection searches for the text', async ({ page }) => {
  await open(page, '/')
  await openSearch(page)
  await box(page).fill('titanium')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/collections?q=titanium')
})

test('no results shows a message; Escape clears the text, then closes the search', async ({ page }) => {
  await open(page, '/')
  await openSearch(page)
  await box(page).fill('monocle')
  await expect(page.getByText('Nothing found for “monocle”', { exact: false })).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search frames and brands' })).toBeFocused()
})

test('where nothing is found, the dialog proposes what is nearest', async ({ page }) => {
  await open(page, '/')
  await openSearch(page)
  await box(page).fill('sunglasses under 50')
  await expect(page.getByText('Nothing found for “sunglasses under 50”', { exact: false })).toBeVisible()
  const near = page.getByRole('group', { name: 'Closest to what you asked for' })
  await expect(near.getByRole('option')).toHaveCount(4)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\//)
})

test('the search works without suggestions', async ({ page, expectedErrors }) => {
  expectedErrors.push(/50\d/)
  await open(page, '/')
  await page.route('**/api/products*', (route) => route.fulfill({ status: 503, body: '' }))
  await openSearch(page)
  await box(page).fill('aviator')
  await expect(page.getByRole('alert')).toContainText('Press Enter to search')
})

test('on a phone in Greek, Greeklish finds Greek names', async ({ page, setLanguage }) => {
  await setLanguage('el')
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/collections')
  await openSearch(page, el.listing.search)
  await expect(page.getByRole('dialog', { name: el.search.title })).toBeVisible()
  await box(page).fill('gyalia')
  await expect(options(page).first()).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search icon links to a search form', async ({ page }) => {
    await page.goto('/')
    await openSearch(page)
    await expect(page).toHaveURL('/collections#filters')
    await page.getByRole('searchbox').fill('aviator')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “aviator”')
  })
})

test('the marked suggestion is in view on a small screen, up to the last one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/')
  await openSearch(page)
  await box(page).fill('gold')
  await expect(options(page).last()).toBeAttached()
  const count = await options(page).count()
  expect(count).toBeGreaterThan(5)
  for (let at = 0; at < count; at++) {
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(at)).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).nth(at)).toBeInViewport({ ratio: 1 })
  }
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the search says so, and keeps no suggestions of other words', async ({ page, context }) => {
    await open(page, '/')
    await openSearch(page)
    await box(page).fill('green')
    await expect(options(page).first()).toBeVisible()
    await context.setOffline(true)
    await box(page).fill('tortoise')
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/Suggestions cannot be shown/)
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/collections?q=tortoise')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  })
})

test('a deleted search passes the focus to the next one, the last to the text', async ({ page }) => {
  await open(page, '/')
  for (const q of ['gold', 'round']) {
    await openSearch(page)
    await box(page).fill(q)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/collections?q=${q}`)
  }
  await openSearch(page)
  await page.getByRole('button', { name: 'Delete “round”' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Delete “gold”' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
})

test('a word without a space fits a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const q of ['αντιανακλαστικούς', 'x'.repeat(100)]) {
    await open(page, `/collections?q=${encodeURIComponent(q)}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
