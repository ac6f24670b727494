import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

test('a sold-out frame offers its other colours and one e-mail when it is back', async ({ page }) => {
  const all: { slug: string; colourways?: { slug: string; isInStock: boolean }[] }[] = await (
    await page.request.get('/api/products')
  ).json()
  const model = all.find(
    ({ colourways = [] }) => colourways.some((one) => !one.isInStock) && colourways.some((one) => one.isInStock),
  )
  const soldOut = model?.colourways?.find(({ isInStock }) => !isInStock)?.slug
  await open(page, `/products/${soldOut}?lang=el`)
  const offer = page.getByRole('region', { name: 'Ειδοποιήστε με όταν επιστρέψει' })
  await expect(offer.getByText('Διαθέσιμο σε άλλα χρώματα:')).toBeVisible()
  await expect(offer.getByRole('link').first()).toBeVisible()
  await offer.getByRole('textbox', { name: 'Το email σας' }).fill('maria@example.com')
  expect(await accessibilityViolations(page)).toEqual([])
  await offer.getByRole('textbox').press('Enter')
  await expect(offer.getByText('Επιβεβαιώστε από τον σύνδεσμο που στείλαμε στο maria@example.com.')).toBeFocused()
})

test('a link that is no longer valid says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await open(page, '/stock-alerts/no-such-link')
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(page.getByText(/no longer valid/)).toBeFocused()
  expect(await accessibilityViolations(page)).toEqual([])
})
