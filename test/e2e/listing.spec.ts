import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

test('a page has twelve products, with links to the next page, at its first product, and to the previous one', async ({
  page,
}) => {
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
  await expect(articles.first()).toBeInViewport()
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)

  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/collections/sunglasses')
  await expect(articles.first()).toHaveText(first ?? '')
})

test('an empty result links to all products', async ({ page }) => {
  await open(page, '/collections?q=monocle')
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible()
  await expect(page.getByText('Check the spelling')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click()
  await expect(page).toHaveURL('/collections')
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('an error in Greek is shown if products cannot be loaded', async ({ page, setLanguage, expectedErrors }) => {
  expectedErrors.push(/503/)
  await setLanguage('el')
  await open(page, '/')
  await page.route('**/api/products/cards?*', (route) => route.fulfill({ status: 503, body: 'closed' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Παιδικά' }).click()
  await expect(page.getByRole('heading', { name: 'Σφάλμα κατά τη φόρτωση των προϊόντων' })).toBeVisible()
  await expect(page.getByText('Παρακαλούμε δοκιμάστε ξανά αργότερα.')).toBeVisible()
})

test('a product links to its page', async ({ page }) => {
  await open(page, '/collections?q=odile')
  await page.getByRole('article').getByRole('link', { name: 'Odile, Blonde' }).click()
  await expect(page).toHaveURL('/products/odile-blonde')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odile, Blonde')
})

test('the second picture of a product is loaded when the pointer or the focus comes, and then shown', async ({
  page,
}) => {
  const turned: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/three-quarter-')) turned.push(request.url())
  })
  await open(page, '/collections/sunglasses')
  const [first, second] = [page.getByRole('article').first(), page.getByRole('article').nth(1)]
  const front = first.locator('picture img').first()
  await expect(front).toHaveJSProperty('complete', true)
  expect(turned).toEqual([])

  await first.hover()
  await expect(front).toHaveCSS('opacity', '0')
  await expect(first.locator('picture img').nth(1)).toHaveCSS('opacity', '1')
  await expect.poll(() => turned.length).toBe(1)

  await second.getByRole('heading').getByRole('link').focus()
  await expect(second.locator('picture img').nth(1)).toHaveCSS('opacity', '1')
  await expect.poll(() => turned.length).toBe(2)
})
