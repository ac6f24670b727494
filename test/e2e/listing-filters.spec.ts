import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const option = (page: Page, name: string) => filters(page).getByRole('link', { name: new RegExp(`^${name} ?\\d+$`) })
const total = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ products?/ })

test('a filter holds one value, whose count matches the results: another replaces it, the same one clears it', async ({
  page,
}) => {
  await open(page, '/collections')
  const helianos = option(page, 'Helianos')
  const count = /\d+$/.exec((await helianos.textContent()) ?? '')?.[0]
  await helianos.click()
  await expect(page).toHaveURL('/collections?brand=Helianos')
  await expect(total(page)).toHaveText(`${count} products`)
  await option(page, 'Anthemi').click()
  await expect(page).toHaveURL('/collections?brand=Anthemi')
  await option(page, 'Tejoluz').click()
  await expect(page).toHaveURL('/collections?brand=Tejoluz')
  await option(page, 'Trapezoid').click()
  await expect(page).toHaveURL('/collections?brand=Tejoluz&shape=trapezoid')
  await expect(option(page, 'Tejoluz')).toHaveAttribute('aria-current', 'true')
  await option(page, 'Tejoluz').click()
  await expect(page).toHaveURL('/collections?shape=trapezoid')
  await option(page, 'Trapezoid').click()
  await expect(page).toHaveURL('/collections')
})

test('a category is part of the path and keeps the other filters', async ({ page }) => {
  await open(page, '/collections?brand=Helianos')
  await filters(page).getByText('Categories').click()
  await option(page, 'Sunglasses').click()
  await expect(page).toHaveURL('/collections/sunglasses?brand=Helianos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunglasses')
  await option(page, 'Sunglasses').click()
  await expect(page).toHaveURL('/collections?brand=Helianos')
})

test('changing a filter or the order returns to the first page', async ({ page }) => {
  await open(page, '/collections?page=3')
  await option(page, 'Black').click()
  await expect(page).toHaveURL('/collections?color=black')
  await open(page, '/collections?gender=unisex&page=2')
  await page.getByRole('link', { name: 'Remove filter: Unisex' }).click()
  await expect(page).toHaveURL('/collections')
  await open(page, '/collections?page=2')
  await page.getByRole('main').locator('summary', { hasText: 'Featured' }).click()
  await page.getByRole('link', { name: 'Price, low to high' }).click()
  await expect(page).toHaveURL('/collections?sort=price-asc')
})

test('selected filters are shown as chips that are removed one by one or all at once', async ({ page }) => {
  await open(page, '/collections?bestseller=true&color=gold&gender=unisex')
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chips.getByRole('link')).toHaveText(['Gold', 'Unisex', 'Bestsellers', 'Clear all'])
  await chips.getByRole('link', { name: 'Remove filter: Gold' }).click()
  await expect(page).toHaveURL('/collections?bestseller=true&gender=unisex')
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/collections')
  await expect(chips).toHaveCount(0)
})

test('results are sorted by the price paid, and by newest', async ({ page }) => {
  const prices = async () => {
    const texts = await page.getByRole('article').locator('.figures').allTextContents()
    return texts.map((text) => Number(/€([\d.]+)/.exec(text)?.[1]))
  }
  for (const [name, direction] of [
    ['Price, low to high', 1],
    ['Price, high to low', -1],
  ] as const) {
    await open(page, '/collections/kids')
    await page.getByRole('main').locator('summary', { hasText: 'Featured' }).click()
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/sort=price/)
    await expect(page.locator('summary', { hasText: name })).toBeVisible()
    const shown = await prices()
    expect(shown).toHaveLength(8)
    expect(shown).toEqual(shown.toSorted((a, b) => (a - b) * direction))
  }
})

test('the browser’s back button restores the previous listing', async ({ page }) => {
  await open(page, '/collections')
  await option(page, 'Kirigane').click()
  await expect(total(page)).toHaveText('4 products')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  await expect(page).toHaveURL('/collections?brand=Kirigane')
  await expect(total(page)).toHaveText('4 products')
  await page.goBack()
  await expect(page).toHaveURL('/collections')
  await expect(total(page)).toHaveText('71 products')
})

test('a search finds a frame', async ({ page }) => {
  await open(page, '/collections')
  await page.getByRole('searchbox').fill('aviator gold')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “aviator gold”')
  await expect(page.getByRole('article').filter({ hasText: 'Akamas Aviator, Gold' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the filters open on demand and work', async ({ page }) => {
    await open(page, '/collections')
    await expect(filters(page)).toBeHidden()
    await page.getByRole('link', { name: 'Show filters' }).click()
    await option(page, 'Kirigane').click()
    await expect(total(page)).toHaveText('4 products')
  })
})
