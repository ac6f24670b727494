import type { Locator } from '@playwright/test'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

test.use({ viewport: { width: 360, height: 740 } })

const isOnTop = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height - 2)
    return target.contains(hit)
  })

for (const [language, add] of [
  ['en', 'Add to Cart'],
  ['el', 'Προσθήκη στο καλάθι'],
] as const) {
  test(`name, price, availability and button are in the first screen, in ${language}`, async ({ page }) => {
    await open(page, `/products/amathus-round-dark-havana?lang=${language}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByText('€210.00', { exact: true }).first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(/^(In Stock|Διαθέσιμο)$/)).toBeInViewport({ ratio: 1 })
    const button = main.getByRole('button', { name: add })
    await expect(button).toBeInViewport({ ratio: 1 })
    const facts = main.getByRole('list', { name: /^(Lens|Φακός)$/ })
    const summary = main.locator('p.max-w-prose').first()
    expect(await accessibilityViolations(page)).toEqual([])
    const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0
    expect(await topOf(facts)).toBeLessThan(await topOf(summary))

    await button.click()
    const toCart = page.getByRole('link', { name: /^(View cart|Δείτε το καλάθι)$/ })
    await expect(toCart).toBeVisible()
    await expect.poll(() => isOnTop(button)).toBe(true)
    await toCart.click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a toast leaves the buy bar free', async ({ page }) => {
  await open(page, '/products/amathus-round-dark-havana')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = page.getByRole('region', { name: 'Buy this frame' })
  await bar.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: 'View cart' })).toBeVisible()
  await expect.poll(() => isOnTop(bar.getByRole('button'))).toBe(true)
})
