import { dayInCyprus } from '../../src/domain/calendar.ts'
import { deliveryDays } from '../../src/domain/delivery.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const main = (page: Page) => page.getByRole('main')

test('the size is shown as numbers, text and fit class', async ({ page }) => {
  await open(page, '/products/aviator-gold')
  const size = main(page).getByRole('region', { name: 'Size and fit' })
  await expect(size).toContainText('Lens 58 mm, bridge 14 mm, temple 140 mm')
  await expect(size).toContainText('Wide fit · 140 mm across the front')
  await size.getByRole('link', { name: 'Find your size' }).click()
  await expect(page).toHaveURL('/size-guide?lens=58&bridge=14&temple=140')
})

/** An hour before and an hour after midnight in Nicosia, which is still the day before in UTC. */
for (const { moment, language, locale, region } of [
  { moment: '2026-11-19T21:00:00Z', language: 'en', locale: 'en-GB', region: 'What we promise' },
  { moment: '2026-11-19T23:00:00Z', language: 'el', locale: 'el-CY', region: 'Τι σας υποσχόμαστε' },
] as const) {
  test(`the delivery estimate is two business days, in the page’s language ${language}, at ${moment}`, async ({
    page,
    setLanguage,
  }) => {
    await page.clock.setFixedTime(moment)
    const { first, last } = deliveryDays(dayInCyprus(new Date(moment)), '2-4')
    await setLanguage(language)
    await open(page, '/products/aviator-gold')
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    const promises = main(page).getByRole('region', { name: region })
    for (const day of [first, last]) await expect(promises).toContainText(format.format(new Date(day)))
  })
}

test('a sold out product can be tried on, but has no quantity and no delivery estimate', async ({ page }) => {
  await open(page, '/products/carlotta-rose')
  await expect(main(page).getByRole('button', { name: 'Try Virtually' })).toBeEnabled()
  await expect(main(page).getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  await expect(main(page).getByRole('group', { name: 'Quantity' })).toHaveCount(0)
  await expect(main(page).getByRole('region', { name: 'What we promise' })).not.toContainText('Order today')
})

test('on a phone the buy bar is sticky and never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/products/aviator-gold')
  const bar = page.getByRole('region', { name: 'Buy this frame' })
  await expect(bar).toHaveCount(0)
  await main(page).getByRole('tab', { name: 'Details' }).focus()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  const last = page.getByRole('contentinfo').getByRole('link').first()
  for (const element of [main(page).getByRole('link', { name: 'safety@helianos.example' }), last]) {
    await element.focus()
    const [focused, covering] = [await element.boundingBox(), await bar.boundingBox()]
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0)
  }
  await bar.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeAttached()
})

test('recently viewed products are shown', async ({ page }) => {
  for (const slug of ['faro-tortoise', 'silk-cord-navy', 'carlotta-black']) await open(page, `/products/${slug}`)
  const seen = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recently seen' }) })
  await expect(seen.getByRole('article').getByRole('heading')).toHaveText(['Silk Cord, Navy', 'Faro, Tortoise'])
})
