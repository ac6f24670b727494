import { elComponentGallery } from '../../src/i18n/el-component-gallery.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'

test.describe.configure({ timeout: 240_000 })

for (const [language, title, width] of [
  ['en', 'The parts of the shop', 1440],
  ['el', elComponentGallery.title, 360],
] as const) {
  test(`/dev/ui shows every component and is accessible, ${language}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/dev/ui?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('the tokens match the stylesheet, and dialogs and toasts work', async ({ page }) => {
  await page.goto('/dev/ui')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '--color-sea', exact: true }) })
  await expect(row.getByRole('cell').first()).toHaveText('#14505a')
  await page.getByRole('button', { name: 'Open a sheet' }).click()
  await expect(page.getByRole('dialog', { name: 'A dialog holds the focus' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show a problem' }).click()
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Could not add product')).toBeVisible()
})
