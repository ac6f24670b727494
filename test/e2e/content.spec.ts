import { listTextScreens } from '../../src/contract/screens.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test, waitForHydration } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const CONTENT_PATHS = [...listTextScreens(), 'size-guide'].map((name) => `/${name}`)

test('every link of header and footer opens a page with one h1', async ({ page }) => {
  await open(page, '/')
  const links = page.locator('header a[href^="/"], footer a[href^="/"]')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const uniquePaths = [...new Set(paths)]
  expect(uniquePaths).toEqual(expect.arrayContaining([...CONTENT_PATHS, '/contact', '/virtual-try-on']))
  for (const path of uniquePaths) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  }
})

for (const language of ['en', 'el'] as const) {
  for (const width of [360, 1280]) {
    test(`content pages are accessible and do not overflow at ${width} px, ${language}`, async ({
      page,
      setLanguage,
    }) => {
      test.setTimeout(120_000)
      await setLanguage(language)
      await page.setViewportSize({ width, height: 800 })
      for (const path of CONTENT_PATHS) {
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await page.locator('details').evaluateAll((all) => {
          for (const details of all as HTMLDetailsElement[]) if (!details.closest('header')) details.open = true
        })
        expect(await accessibilityViolations(page), path).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      }
    })
  }
}

test('the language changes without leaving the page', async ({ page }) => {
  await open(page, '/faqs')
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('link', { name: 'Ελληνικά' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Όσα μας ρωτάτε συχνά')
  await expect(page).toHaveTitle(/^Όσα μας ρωτάτε συχνά/)
})

test('a question opens on click', async ({ page }) => {
  await open(page, '/faqs')
  const answer = page.getByText('You can buy as a guest')
  await expect(answer).toBeHidden()
  await page.getByText('Do I need an account to order?').click()
  await expect(answer).toBeVisible()
})

test('a question opens from its URL fragment', async ({ page }) => {
  await open(page, '/faqs#driving')
  await expect(page.getByText('category 4 never at the wheel')).toBeInViewport()
})

test('the table of contents links to the sections', async ({ page }) => {
  await open(page, '/shipping-returns')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your right to withdraw' })
    .click()
  await expect(page).toHaveURL('/shipping-returns#withdrawal')
  await expect(page.getByRole('heading', { name: 'Your right to withdraw' })).toBeInViewport()
})

test.describe('the size guide', () => {
  test('shows the width of a frame for the entered numbers, and the nearest frames', async ({ page }) => {
    await open(page, '/size-guide')
    await page.getByRole('textbox', { name: 'Lens width' }).fill('47')
    await page.getByRole('textbox', { name: 'Bridge' }).fill('22')
    await page.getByRole('textbox', { name: 'Temple' }).fill('145')
    await expect(page.getByRole('status').getByText('About 126 mm wide: a narrow front.')).toBeVisible()
    await page.getByRole('button', { name: 'Show what fits' }).click()
    await expect(page).toHaveURL('/size-guide?lens=47&bridge=22&temple=145')
    const tiles = page.getByRole('main').getByRole('article')
    await expect(tiles).toHaveCount(4)
    await expect(tiles.first()).toContainText('Ledra Panto')
    await page.reload()
    await expect(tiles.first()).toContainText('Ledra Panto')
  })

  test('reports a number outside the range of frames', async ({ page }) => {
    await open(page, '/size-guide')
    await page.getByRole('textbox', { name: 'Lens width' }).fill('52')
    await page.getByRole('textbox', { name: 'Bridge' }).fill('145')
    await page.getByRole('button', { name: 'Show what fits' }).click()
    await expect(page.getByText('Bridge: a spectacle frame has 8 to 30 mm here.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Bridge' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Bridge' })).toHaveAttribute('aria-invalid', 'true')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('works too', async ({ page }) => {
      await page.goto('/size-guide')
      for (const [label, value] of [
        ['Lens width', '52'],
        ['Bridge', '18'],
        ['Temple', '145'],
      ] as const)
        await page.getByRole('textbox', { name: label }).fill(value)
      await page.getByRole('button', { name: 'Show what fits' }).click()
      await expect(page.getByText('About 132 mm wide: a medium front.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
    })
  })
})

test('the stores are listed with address, opening hours and phone number', async ({ page }) => {
  await open(page, '/locations')
  for (const [name, address, phone] of [
    ['Nicosia', '14 Ledras Street, 1011 Nicosia', '+35722000101'],
    ['Limassol', '52 Anexartisias Street, 3036 Limassol', '+35725000102'],
    ['Paphos', '8 Poseidonos Avenue, 8042 Paphos', '+35726000103'],
  ] as const) {
    const store = page.getByRole('region', { name })
    await expect(store.getByText(address)).toBeVisible()
    await expect(store.getByRole('link', { name: '+357' })).toHaveAttribute('href', `tel:${phone}`)
  }
})
