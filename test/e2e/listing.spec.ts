import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const SUFFIX = ' | Elegance Eyewear Cyprus'

for (const [path, heading, title] of [
  ['/collections', 'All Collections', 'Eyewear Collections'],
  ['/collections?bestseller=true', 'Bestsellers', 'Bestsellers'],
  ['/collections?new=true', 'New Arrivals', 'New Arrivals'],
  ['/collections/sunglasses', 'Sunglasses', 'Sunglasses'],
] as const) {
  test(`${path} has the heading ${heading} and the title ${title}`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(title + SUFFIX)
  })
}

test('the headings are translated into Greek', async ({ page, setLanguage }) => {
  await setLanguage('el')
  for (const [path, heading, title] of [
    ['/collections', 'Όλες οι συλλογές', 'Συλλογές γυαλιών'],
    ['/collections?bestseller=true', 'Δημοφιλή', 'Δημοφιλή'],
    ['/collections?new=true', 'Νέες αφίξεις', 'Νέες αφίξεις'],
    ['/collections/sunglasses', 'Γυαλιά ηλίου', 'Γυαλιά ηλίου'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(title + SUFFIX)
  }
})

test('bestsellers and new arrivals are filtered', async ({ page }) => {
  for (const path of ['/collections?bestseller=true', '/collections?new=true'] as const) {
    await open(page, path)
    const flag = path.includes('new') ? 'isNew' : 'isBestseller'
    const expected = (await (await page.request.get(`/api/products?${flag}=true`)).json()) as unknown[]
    await expect(page.getByRole('status').filter({ hasText: 'products' })).toHaveText(`${expected.length} products`)
  }
})

test('an unknown category shows the not-found page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await page.goto('/collections/hats')
  await expect(page).toHaveURL('/not-found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})

test('a page has twelve products, with links to the next and previous page', async ({ page }) => {
  await open(page, '/collections/sunglasses')
  const articles = page.getByRole('article')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toContainText('Page 1 of 2')
  await expect(articles).toHaveCount(12)
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  const first = await articles.first().textContent()

  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/collections/sunglasses?page=2')
  await expect(pages).toContainText('Page 2 of 2')
  await expect(articles.first()).not.toHaveText(first ?? '')
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)

  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/collections/sunglasses')
  await expect(articles.first()).toHaveText(first ?? '')
})

test('the next page scrolls to its first product', async ({ page }) => {
  await open(page, '/collections')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 6')).toBeAttached()
  await expect(page.getByRole('article').first()).toBeInViewport()
})

test('a single page has no pagination', async ({ page }) => {
  await open(page, '/collections/accessories')
  await expect(page.getByRole('article')).toHaveCount(7)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
})

test('an empty result shows a message and a link to all products', async ({ page }) => {
  await open(page, '/collections?q=monocle')
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible()
  await expect(page.getByText('Try changing your filters to see more products.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click()
  await expect(page).toHaveURL('/collections')
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('an error is shown if products cannot be loaded', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/)
  await open(page, '/')
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 503, body: 'closed' }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Collections' }).click()
  await expect(page.getByRole('heading', { name: 'Error Loading Products' })).toBeVisible()
  await expect(page.getByText('Please try again later.')).toBeVisible()
})

test('empty and failed listings are in Greek too', async ({ page, setLanguage, expectedErrors }) => {
  await setLanguage('el')
  await open(page, '/collections?q=monocle')
  await expect(page.getByRole('heading', { name: 'Δεν βρέθηκαν προϊόντα' })).toBeVisible()
  await expect(page.getByText('Αλλάξτε τα φίλτρα σας για να δείτε περισσότερα προϊόντα.')).toBeVisible()
  expectedErrors.push(/503/)
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 503, body: 'closed' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Παιδικά' }).click()
  await expect(page.getByRole('heading', { name: 'Σφάλμα κατά τη φόρτωση των προϊόντων' })).toBeVisible()
  await expect(page.getByText('Παρακαλούμε δοκιμάστε ξανά αργότερα.')).toBeVisible()
})

test('sold out, reduced and new products are marked', async ({ page }) => {
  await open(page, '/collections?q=carlotta')
  const tile = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(tile('Carlotta, Rose')).toContainText('Sold out')
  await expect(tile('Carlotta, Amber Tortoise').locator('s')).toHaveText('€320.00')
  await expect(tile('Carlotta, Amber Tortoise')).toContainText('€256.00')
  await open(page, '/collections?new=true&brand=Helianos')
  await expect(page.getByRole('article').first()).toContainText('New')
})

test('a product links to its page', async ({ page }) => {
  await open(page, '/collections?q=odile')
  await page.getByRole('article').getByRole('link', { name: 'Odile, Blonde' }).click()
  await expect(page).toHaveURL('/products/odile-blonde')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odile, Blonde')
})
