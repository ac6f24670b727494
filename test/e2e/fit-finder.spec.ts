import { el } from '../../src/i18n/el.ts'
import { fill } from '../../src/i18n/translate.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { open, registerCustomer, submitLogin } from '../support/shopping.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const RESULTS = '/fit-finder?lens=52&bridge=18&temple=145'

test.describe('the fit finder', () => {
  test('ranks frames by an old pair’s numbers with reasons, by keyboard, and marks them on listings', async ({
    page,
  }) => {
    await open(page, '/collections/sunglasses')
    await page.getByRole('main').locator('summary', { hasText: 'Featured' }).press('Enter')
    await page.getByRole('link', { name: 'Sort by fit' }).press('Enter')
    await expect(page).toHaveURL('/fit-finder')
    await page.getByRole('textbox', { name: 'Lens width' }).focus()
    await page.keyboard.type('52□18 145')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Temple' })).toHaveValue('145')
    await page.getByRole('button', { name: 'Find frames like it' }).press('Enter')
    await expect(page).toHaveURL(RESULTS)
    await expect(page.getByRole('heading', { name: 'Frames that fit 52 □ 18 – 145' })).toBeVisible()
    await expect(tiles(page).first()).toContainText('Fits like yours')
    await expect(tiles(page).first()).toContainText(/\d mm wider|same width/)

    await page.getByRole('link', { name: 'All frames, best fit first' }).click()
    await expect(page).toHaveURL('/collections?sort=fit')
    await expect(tiles(page).first()).toContainText('Fits like yours')
    await page.reload()
    await expect(tiles(page).first()).toContainText('Fits like yours')
  })

  test('names the wrong field, the reason and a right value', async ({ page }) => {
    await open(page, '/fit-finder')
    const bridge = page.getByRole('textbox', { name: 'Bridge' })
    await page.getByRole('textbox', { name: 'Lens width' }).fill('52')
    await bridge.fill('145')
    await page.getByRole('textbox', { name: 'Temple' }).fill('145')
    await page.getByRole('button', { name: 'Find frames like it' }).click()
    await expect(bridge).toBeFocused()
    await expect(bridge).toHaveAccessibleDescription('A bridge is 8 to 30 mm wide: write a number such as 18')
    await expect(page).toHaveURL('/fit-finder')
  })

  test('remembers the size until the visitor wants it forgotten', async ({ page }) => {
    await open(page, '/fit-finder?class=wide')
    await expect(tiles(page).first()).toContainText('Your width')
    await page.getByRole('button', { name: 'Forget it' }).click()
    await expect(page).toHaveURL('/fit-finder')
    await expect(tiles(page)).toHaveCount(0)
    await open(page, '/collections')
    await page.getByRole('main').locator('summary', { hasText: 'Featured' }).click()
    await expect(page.getByRole('link', { name: 'Sort by fit' })).toHaveAttribute('href', '/fit-finder')
    await open(page, '/collections?sort=fit')
    await expect(page.getByRole('main').locator('summary', { hasText: 'Featured' })).toBeVisible()
  })

  test('keeps sizes for the people of an account', async ({ page, shop }) => {
    const customer = await registerCustomer(shop.origin, 'fit')
    await open(page, '/login')
    await submitLogin(page, customer)
    await expect(page).toHaveURL('/account')
    await page.getByRole('tab', { name: 'People' }).click()
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Petros')
    await page.getByRole('textbox', { name: 'Year of birth' }).fill('2016')
    await page.getByRole('textbox', { name: 'Numbers of a pair' }).fill('44 16 12')
    await page.getByRole('button', { name: 'Save the person' }).click()
    await expect(page.getByRole('textbox', { name: 'Numbers of a pair' })).toHaveAccessibleDescription(/90 to 165 mm/)
    await page.getByRole('textbox', { name: 'Numbers of a pair' }).fill('44-16-125')
    await page.getByRole('button', { name: 'Save the person' }).click()
    await expect(page.getByText('born 2016 · 44 □ 16 – 125')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Find frames for Petros' }).click()
    await expect(page.getByRole('button', { name: 'Petros', pressed: true })).toBeVisible()
    await expect(page.getByText('Under 16 we fit every frame in a store. Please come by')).toBeVisible()
    await page.getByRole('link', { name: '129–139 mm, medium' }).click()
    await page.getByLabel('Keep this size for').selectOption({ label: 'Somebody new' })
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Niki')
    await page.getByRole('button', { name: 'Keep in my account' }).click()
    await expect(page.getByRole('button', { name: 'Niki', pressed: true })).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('works too', async ({ page }) => {
      await page.goto('/fit-finder')
      await page.getByRole('textbox', { name: 'Width of the face' }).fill('134')
      await page.getByRole('button', { name: 'Find frames for this width' }).click()
      await expect(page.getByRole('heading', { name: 'Frames that fit a face of 134 mm' })).toBeVisible()
      await expect(tiles(page).first()).toContainText('Fits your face')
    })
  })
})

test.describe('in Greek on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the results are readable, without violations, and fit the screen', async ({ page }) => {
    await open(page, `${RESULTS}&lang=el`)
    const name = fill(el.fitFinder.results, { fit: '52 □ 18 – 145' })
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(tiles(page).first()).toContainText(el.fitFinder.verdicts.numbers.like)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await findOverflows(page)).toEqual([])
  })

  test('frames are filtered by their width', async ({ page }) => {
    await open(page, '/collections?lang=el#filters')
    await page.getByText(el.listing.size, { exact: true }).click()
    const options = page.getByRole('link', { name: /^(95|129|140)–/ })
    await expect(options).toHaveText([/στενός/, /μεσαίος/, /φαρδύς/])
    await options.nth(2).click()
    await expect(page).toHaveURL(/\/collections\?size=wide/)
    await expect(page.getByRole('link', { name: /140–170 mm, φαρδύς/ }).first()).toBeVisible()
  })
})
