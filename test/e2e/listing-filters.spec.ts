import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const option = (page: Page, name: string) => filters(page).getByRole('link', { name: new RegExp(`^${name} ?\\d+$`) })
const total = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ products?/ })

test('a filter holds one value, whose count matches the results: another replaces it, the same one clears it', async ({
  page,
}) => {
  await open(page, '/collections')
  const helianos = option(page, 'Helianos')
  const count = /\d+$/.exec((await helianos.textContent()) ?? '')?.[0]
  await helianos.click()
  await expect(page).toHaveURL('/collections?brand=Helianos')
  await expect(total(page)).toHaveText(`${count} products`)
  await option(page, 'Anthemi').click()
  await expect(page).toHaveURL('/collections?brand=Anthemi')
  await option(page, 'Tejoluz').click()
  await expect(page).toHaveURL('/collections?brand=Tejoluz')
  await option(page, 'Trapezoid').click()
  await expect(page).toHaveURL('/collections?brand=Tejoluz&shape=trapezoid')
  await expect(option(page, 'Tejoluz')).toHaveAttribute('aria-current', 'true')
  await option(page, 'Tejoluz').click()
  await expect(page).toHaveURL('/collections?shape=trapezoid')
  await option(page, 'Trapezoid').click()
  await expect(page).toHaveURL('/collections')
})

test('the exact colours stand below their family', async ({ page }) => {
  await open(page, '/collections/sunglasses')
  await expect(option(page, 'Dark havana')).toHaveCount(0)
  await option(page, 'Tortoise').click()
  await option(page, 'Dark havana').click()
  await expect(page).toHaveURL('/collections/sunglasses?colorFamily=tortoise&color=dark-havana')
  await option(page, 'Blue').click()
  await expect(page).toHaveURL('/collections/sunglasses?colorFamily=blue')
  await expect(option(page, 'Dark havana')).toHaveCount(0)
})

test('prices are chosen by a limit or typed', async ({ page }) => {
  await open(page, '/collections')
  await filters(page).locator('summary', { hasText: 'Price' }).click()
  const upTo = option(page, 'Up to €150')
  const count = await upTo.locator('small').textContent()
  await upTo.click()
  await expect(total(page)).toHaveText(`${count} products`)
  await filters(page).getByRole('textbox', { name: 'Lowest price, €' }).fill('100')
  await filters(page).getByRole('textbox', { name: 'Highest price, €' }).fill('€ 200')
  await filters(page).getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/collections?minPrice=100&maxPrice=200')
  await page.getByRole('link', { name: 'Remove filter: €100 to €200' }).click()
  await expect(page).toHaveURL('/collections')
  await expect(filters(page).getByRole('textbox', { name: 'Lowest price, €' })).toHaveValue('')
})

test('what is typed and sent by keyboard keeps the focus', async ({ page }) => {
  await open(page, '/collections')
  await filters(page).locator('summary', { hasText: 'Price' }).press('Enter')
  const price = filters(page).getByRole('textbox', { name: 'Lowest price, €' })
  await price.fill('€ 150')
  await price.press('Enter')
  await expect(page).toHaveURL('/collections?minPrice=150')
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('150')
  const words = filters(page).getByRole('searchbox')
  await words.fill('gold')
  await words.press('Enter')
  await expect(page).toHaveURL('/collections?minPrice=150&q=gold')
  await expect(words).toBeFocused()
})

test('where nothing is found, the list names what to drop and shows the nearest frames', async ({ page }) => {
  await open(page, '/collections?colorFamily=tortoise&size=narrow&polarised=yes&maxPrice=200')
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Closest to what you asked for' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  expect(await accessibilityViolations(page)).toEqual([])
  const drop = page.getByRole('link', { name: /^Without Polarised/ })
  const count = /\d+ products?$/.exec((await drop.textContent()) ?? '')?.[0] ?? ''
  await drop.click()
  await expect(page).toHaveURL('/collections?colorFamily=tortoise&size=narrow&maxPrice=200')
  await expect(total(page)).toHaveText(count)
})

test('a list can show one of each model', async ({ page }) => {
  await open(page, '/collections?brand=Helianos')
  await expect(total(page)).toHaveText('11 products')
  await filters(page).getByRole('link', { name: 'One of each model' }).click()
  await expect(page).toHaveURL('/collections?brand=Helianos&onePerModel=true')
  await expect(total(page)).not.toHaveText('11 products')
  const models = await total(page).textContent()
  await expect(page.getByRole('article')).toHaveCount(Number.parseInt(models ?? '', 10))
  expect(Number.parseInt(models ?? '', 10)).toBeLessThan(11)
})

test('a category is part of the path and keeps the other filters', async ({ page }) => {
  await open(page, '/collections?brand=Helianos')
  await filters(page).getByText('Categories').click()
  await option(page, 'Sunglasses').click()
  await expect(page).toHaveURL('/collections/sunglasses?brand=Helianos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunglasses')
  await option(page, 'Sunglasses').click()
  await expect(page).toHaveURL('/collections?brand=Helianos')
})

test('changing a filter or the order returns to the first page', async ({ page }) => {
  await open(page, '/collections?page=3')
  await option(page, 'Black').click()
  await expect(page).toHaveURL('/collections?colorFamily=black')
  await open(page, '/collections?gender=unisex&page=2')
  await page.getByRole('link', { name: 'Remove filter: Unisex' }).click()
  await expect(page).toHaveURL('/collections')
  await open(page, '/collections?page=2')
  await page.getByRole('main').locator('summary', { hasText: 'Featured' }).click()
  await page.getByRole('link', { name: 'Price, low to high' }).click()
  await expect(page).toHaveURL('/collections?sort=price-asc')
})

test('selected filters are shown as chips that are removed one by one or all at once', async ({ page }) => {
  await open(page, '/collections?bestseller=true&color=gold&gender=unisex')
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chips.getByRole('link')).toHaveText(['Gold', 'Unisex', 'Bestsellers', 'Clear all'])
  await chips.getByRole('link', { name: 'Remove filter: Gold' }).click()
  await expect(page).toHaveURL('/collections?bestseller=true&gender=unisex')
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/collections')
  await expect(chips).toHaveCount(0)
})

test('results are sorted by the price paid, and by newest', async ({ page }) => {
  const prices = async () => {
    const texts = await page.getByRole('article').locator('.figures').allTextContents()
    return texts.map((text) => Number(/€([\d.]+)/.exec(text)?.[1]))
  }
  for (const [name, direction] of [
    ['Price, low to high', 1],
    ['Price, high to low', -1],
  ] as const) {
    await open(page, '/collections/kids')
    await page.getByRole('main').locator('summary', { hasText: 'Featured' }).click()
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/sort=price/)
    await expect(page.locator('summary', { hasText: name })).toBeVisible()
    const shown = await prices()
    expect(shown).toHaveLength(8)
    expect(shown).toEqual(shown.toSorted((a, b) => (a - b) * direction))
  }
})

test('the browser’s back button restores the previous listing', async ({ page }) => {
  await open(page, '/collections')
  await option(page, 'Kirigane').click()
  await expect(total(page)).toHaveText('4 products')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  await expect(page).toHaveURL('/collections?brand=Kirigane')
  await expect(total(page)).toHaveText('4 products')
  await page.goBack()
  await expect(page).toHaveURL('/collections')
  await expect(total(page)).toHaveText('71 products')
})

test('a listing that is shown without a transition stays when the transition before it begins late', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    let changes = 0
    document.startViewTransition = (update) => {
      const isBack = document.documentElement.dataset.changes === '1'
      // On to the listing before, while this page waits for its transition.
      if (isBack) setTimeout(() => history.back())
      return start(async () => {
        await new Promise((resolve) => setTimeout(resolve, isBack ? 1_000 : 0))
        if (typeof update === 'function') await update()
        document.documentElement.dataset.changes = String(++changes)
      })
    }
  })
  const changed = (times: number) => expect(page.locator(`html[data-changes="${times}"]`)).toBeVisible()
  await open(page, '/collections')
  await option(page, 'Kirigane').click()
  await expect(total(page)).toHaveText('4 products')
  await page.getByRole('article').first().getByRole('link').click()
  await changed(1)
  await page.goBack()
  await changed(2)
  await expect(page).toHaveURL('/collections')
  await expect(total(page)).toHaveText('71 products')
})

test('a search finds a frame', async ({ page }) => {
  await open(page, '/collections')
  await page.getByRole('searchbox').fill('aviator gold')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “aviator gold”')
  await expect(page.getByRole('article').filter({ hasText: 'Akamas Aviator, Gold' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the filters are a sheet whose button names the number of products', async ({ page }) => {
    await open(page, '/collections?lang=el')
    await expect(filters(page)).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: 'Φίλτρα' }).click()
    const sheet = page.getByRole('dialog', { name: 'Φίλτρα' })
    const choose = async (group: string, value: string) => {
      await sheet.getByText(group, { exact: true }).click()
      const link = sheet.getByRole('link', { name: new RegExp(`^${value} ?\\d+$`) }).first()
      const count = await link.locator('small').textContent()
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(link).toBeFocused()
      await expect(sheet.getByRole('button', { name: new RegExp(`^Δείτε ${count} προϊό`) })).toBeVisible()
    }
    await choose('Χρώμα', 'Ταρταρούγα')
    await choose('Πολωτικοί φακοί', 'Πολωτικοί')
    await choose('Τιμή', 'Έως €300')
    expect(await accessibilityViolations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Δείτε 1 προϊόν' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/collections?colorFamily=tortoise&polarised=yes&maxPrice=300')
    await expect(page.getByRole('main').getByRole('button', { name: 'Φίλτρα (3)' })).toBeFocused()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('the sheet stays open when the category changes', async ({ page }) => {
    await open(page, '/collections?gender=unisex')
    await page.getByRole('main').getByRole('button', { name: 'Filters (1)' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.locator('summary', { hasText: 'Categories' }).click()
    await sheet.getByRole('link', { name: /^Sunglasses/ }).click()
    await expect(page).toHaveURL('/collections/sunglasses?gender=unisex')
    await expect(sheet.getByRole('button', { name: /^See \d+ products$/ })).toBeVisible()
    await sheet.press('Escape')
    await expect(sheet).toBeHidden()
  })
})

test('the focus stays in the list when a condition is removed or a page is turned', async ({ page }) => {
  await open(page, '/collections?brand=Helianos&shape=aviator')
  await page.getByRole('link', { name: 'Remove filter: Helianos' }).press('Enter')
  const last = page.getByRole('link', { name: 'Remove filter: Aviator' })
  await expect(last).toBeFocused()
  await last.press('Enter')
  const products = page.getByRole('heading', { name: 'Products' })
  await expect(products).toBeFocused()
  await page.getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page).toHaveURL('/collections?page=2')
  await expect(products).toBeFocused()
})

test('a page beyond the last one shows the last, and prices the wrong way round are turned', async ({ page }) => {
  await open(page, '/collections?sort=newest&page=99')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/Page (\d) of \1/)
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await open(page, '/collections?minPrice=200&maxPrice=150')
  await expect(total(page)).toHaveText(/^[1-9]\d* products?$/)
})
