import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

/** All API requests of the page from now on. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

/** A call of the test's own comes last: calls that the page had begun would stand before it. */
async function expectNoFurtherCalls(page: Page, calls: string[], expected: unknown[]): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await fetch('/api/health')
  })
  expect(calls).toEqual([...expected, 'GET /api/health'])
}

test('fetched data is not fetched again on navigating back or on window focus', async ({ page }) => {
  await open(page, '/collections')
  const calls = recordCalls(page)
  // By keyboard: hovering over a product prefetches it.
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page.getByText('Page 2 of 6')).toBeAttached()
  expect(calls).toEqual(['GET /api/products/cards?limit=12&offset=12'])
  await page.goBack()
  await expect(page.getByText('Page 1 of 6')).toBeAttached()
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expectNoFurtherCalls(page, calls, ['GET /api/products/cards?limit=12&offset=12'])
})

test('a server-rendered page fetches only the visitor’s cart', async ({ page }) => {
  const calls = recordCalls(page)
  for (const path of ['/', '/collections', '/fit-finder']) {
    calls.length = 0
    await open(page, path)
    await expectNoFurtherCalls(page, calls, ['POST /api/cart'])
  }
})

test('a product’s page fetches what its stores have too, which changes with every sale', async ({ page }) => {
  const calls = recordCalls(page)
  await open(page, '/products/brandt-navy')
  await expect(page.getByRole('region', { name: 'In our stores' }).getByRole('listitem')).toHaveCount(3)
  await expectNoFurtherCalls(page, calls, [
    expect.stringMatching(/cart$|stores$/),
    expect.stringMatching(/cart$|stores$/),
  ])
})

test('a failed query is not retried automatically', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/)
  await open(page, '/')
  const calls = recordCalls(page)
  await page.route('**/api/products/cards?*', (route) => route.fulfill({ status: 503, body: 'closed' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kids' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Error Loading Products' })).toBeVisible()
  await expect(page.getByText('Please try again later.')).toBeVisible()
  await expectNoFurtherCalls(page, calls, [
    expect.stringMatching(/^GET \/api\/products\/cards\?/),
    'GET /api/products/facets?category=kids',
    'GET /api/categories/kids',
  ])
})
