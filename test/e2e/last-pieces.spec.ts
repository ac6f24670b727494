import { expect, test } from '../support/e2e-test.ts'

// Where others buy, there may be none of which one or two are left.
test.use({ ownShop: 'last pieces' })

test('the last pieces are counted where they are the last', async ({ page }) => {
  const all: { slug: string; stock: number }[] = await (await page.request.get('/api/products')).json()
  const last = all.find(({ stock }) => stock === 2 || stock === 1)
  const many = all.find(({ stock }) => stock > 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/products/${last?.slug}`)
  await expect(page.getByText(`Only ${last?.stock} left`, { exact: true })).toBeVisible()
  await page.goto(`/products/${many?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Only \d+ left$/)).toHaveCount(0)
})
