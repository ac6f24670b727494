import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const main = (page: Page) => page.getByRole('main')

test('the gallery shows the image of the selected thumbnail, and every image is loaded when it is shown', async ({
  page,
}) => {
  await open(page, '/products/mirande-burgundy')
  const gallery = page.getByRole('region', { name: 'Pictures of Mirande, Burgundy' })
  const pictures = gallery.getByRole('list').first().getByRole('img')
  const thumbnails = gallery.getByRole('list').nth(1).getByRole('button')
  expect(await thumbnails.count()).toBeGreaterThan(1)
  await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true')
  await expect(pictures.first()).toBeInViewport()
  await thumbnails.nth(1).click()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(pictures.nth(1)).toBeInViewport()
  await expect(pictures.first()).not.toBeInViewport()
  for (const picture of await gallery.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('a reduced price is highlighted and the original struck through', async ({ page }) => {
  await open(page, '/products/fjelde-frost')
  const now = main(page).getByText('Reduced price €292.00').first()
  const was = main(page).locator('s', { hasText: '€365.00' }).first()
  await expect(was).toHaveCSS('text-decoration-line', 'line-through')
  const colour = (text: typeof now) => text.evaluate((element) => getComputedStyle(element).color)
  expect(await colour(now)).not.toBe(await colour(was))
})

test('the quantity starts at 1 and stays between 1 and the stock', async ({ page }) => {
  await open(page, '/products/galet-little-wave')
  const quantity = main(page).getByRole('group', { name: 'Quantity' })
  const [fewer, more] = [
    quantity.getByRole('button', { name: 'One fewer' }),
    quantity.getByRole('button', { name: 'One more' }),
  ]
  await expect(quantity.getByRole('status')).toHaveText('1')
  await expect(fewer).toBeDisabled()
  await more.click()
  await more.click()
  await expect(quantity.getByRole('status')).toHaveText('3')
  await expect(more).toBeDisabled()
  await fewer.click()
  await expect(quantity.getByRole('status')).toHaveText('2')
})

test('adding shows a toast with the product’s name and updates the cart count', async ({ page }) => {
  await open(page, '/products/selene-pale-gold')
  await main(page).getByRole('button', { name: 'One more' }).click()
  await main(page).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()
  await expect(page.getByText('Selene, Pale Gold has been added to your cart', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Selene, Pale Gold' })).toHaveValue('2')
})

test('a failed addition shows an error and can be retried', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/)
  await open(page, '/products/bairro-sage')
  await page.route('**/api/cart/*/items', (route) => route.fulfill({ status: 503, body: 'closed' }), { times: 1 })
  const add = main(page).getByRole('button', { name: 'Add to Cart' })
  await add.click()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Could not add product to cart', { exact: true })).toBeVisible()
  await add.click()
  await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()
})

test('repeated additions cannot exceed the stock', async ({ page, expectedErrors }) => {
  expectedErrors.push(/409/)
  await open(page, '/products/heptade-slate')
  const add = main(page).getByRole('button', { name: 'Add to Cart' })
  for (let pieces = 1; pieces <= 2; pieces++) await main(page).getByRole('button', { name: 'One more' }).click()
  await add.click()
  await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()
  await add.click()
  await expect(page.getByText('Could not add product to cart', { exact: true })).toBeVisible()
})

test('the breadcrumbs lead to the collections; Details and Description are tabs', async ({ page }) => {
  await open(page, '/products/mirande-burgundy')
  const tabs = main(page).getByRole('tab')
  await expect(tabs).toHaveText(['Details', 'Description'])
  const panel = main(page).getByRole('tabpanel')
  for (const row of [
    ['Material', 'Acetate'],
    ['Color', 'Burgundy'],
    ['Shape', 'Butterfly'],
    ['Gender', 'Women'],
    ['Frame type', 'Full rim'],
  ]) {
    await expect(
      panel
        .getByRole('term')
        .filter({ hasText: row[0] as string })
        .first()
        .locator('..'),
    ).toHaveText(row.join(''))
  }
  await tabs.nth(1).click()
  await expect(panel.getByRole('term')).toHaveCount(0)
  await expect(panel).not.toBeEmpty()
  await tabs.nth(1).press('ArrowLeft')
  await expect(panel.getByRole('term').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Collections' }).click()
  await expect(page).toHaveURL('/collections')
})

test('four related products are shown, never the product itself', async ({ page }) => {
  await open(page, '/products/amathus-round-dark-havana')
  await expect(main(page).getByRole('heading', { name: 'You may also like' })).toBeVisible()
  const related = main(page).getByRole('article')
  await expect(related).toHaveCount(4)
  await expect(related.filter({ hasText: 'Amathus Round, Dark Havana' })).toHaveCount(0)
  const name = (await related.first().getByRole('heading').textContent()) ?? ''
  await related.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a product that cannot be loaded shows the not-found page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/)
  await open(page, '/collections?q=odile')
  await page.route('**/api/products/odile-blonde', (route) => route.fulfill({ status: 503, body: 'closed' }))
  await page.getByRole('link', { name: 'Odile, Blonde' }).click()
  await expect(page).toHaveURL('/not-found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})
