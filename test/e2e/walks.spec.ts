import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import { plural } from '../../src/i18n/translate.ts'
import { expect, test, waitForHydration } from '../support/e2e-test.ts'
import { order, putIntoCart, register } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { open } from '../support/shopping.ts'

/** Six kinds of shoppers, each from what they want to where they get it, in their language and on their device. */

test.describe('a Greek on a phone after sunglasses', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'el-CY' })

  test('asks for tortoise, polarised and a price, and buys what is left', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('banner').getByRole('button', { name: el.header.openMenu }).click()
    await page.getByRole('dialog').getByRole('link', { name: el.footer.sunglasses }).click()
    await expect(page).toHaveURL('/collections/sunglasses')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Φίλτρα/ })
      .click()
    const sheet = page.getByRole('dialog')
    for (const [group, value] of [
      ['Χρώμα', /^Ταρταρούγα/],
      ['Πολωτικοί φακοί', /^Πολωτικοί/],
      ['Τιμή', /^Έως €300/],
    ] as const) {
      await sheet.getByText(group, { exact: true }).click()
      await sheet.getByRole('link', { name: value }).first().click()
      await expect(sheet.getByRole('link', { name: value }).first()).toHaveAttribute('aria-current', 'true')
    }
    await sheet.getByRole('button', { name: 'Δείτε 1 προϊόν' }).click()
    await page.getByRole('article').getByRole('heading').getByRole('link').click()
    const add = page.getByRole('main').getByRole('button', { name: el.product.addToCart })
    await expect(add).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(el.product.polarisedLenses)).toBeVisible()
    await add.click()
    await page.getByRole('link', { name: el.toast.viewCart }).click()
    await expect(page).toHaveURL('/cart')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Amathus Round/ })
        .first(),
    ).toBeVisible()
  })
})

test.describe('an elder by keyboard at 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('finds an optical frame and the way to an eye exam', async ({ page }) => {
    await open(page, '/collections/optical-frames?size=medium')
    const first = page.getByRole('article').first().getByRole('heading').getByRole('link')
    const name = (await first.textContent()) ?? ''
    await first.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(await findOverflows(page)).toEqual([])
    const lenses = page.getByRole('link', { name: en.lenses.withLenses })
    await lenses.press('Enter')
    await expect(page).toHaveURL(/\/lenses/)
    await page.goto('/locations')
    await waitForHydration(page)
    await expect(page.getByText(/eye exam/i).first()).toBeVisible()
    expect(await findOverflows(page)).toEqual([])
  })
})

test.describe('a tourist on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, locale: 'fr-FR' })

  test('learns first where the shop delivers, and sees what is open', async ({ page }) => {
    await putIntoCart(page, 'brandt-navy')
    await open(page, '/checkout')
    const country = page.getByLabel(en.checkout.country)
    await expect(country).toHaveValue('Cyprus')
    await country.selectOption('United Kingdom')
    await expect(page.getByRole('status').filter({ hasText: 'United Kingdom' })).toBeVisible()
    await open(page, '/locations')
    await expect(page.getByText(/^(Open now|Closed|Opens|Closes)/i).first()).toBeVisible()
  })
})

test.describe('an account holder on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('sees the days of an order and cancels it', async ({ page }) => {
    await register(page, 'walker')
    const id = await order(page, 'brandt-navy')
    await open(page, `/account/orders/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: en.order.cancel.ask }).click()
    await page.getByRole('button', { name: en.order.cancel.sure }).click()
    await expect(page.getByText(en.order.tracking.cancelled)).toBeVisible()
  })
})

test('a gift buyer narrows by price and person, and keeps another color of the model', async ({ page }) => {
  await open(page, '/collections')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByText('Price', { exact: true }).click()
  await filters.getByRole('link', { name: /^Up to €200/ }).click()
  await expect(page).toHaveURL('/collections?maxPrice=200')
  await filters.getByText(en.listing.gender, { exact: true }).click()
  const listed = page.waitForResponse((response) => /\/api\/products\/cards\?.*gender=women/.test(response.url()))
  await filters.getByRole('link', { name: /^Women/ }).click()
  await expect(page).toHaveURL('/collections?gender=women&maxPrice=200')
  const total = Number((await listed).headers()['x-total-count'])
  await expect(page.getByText(plural(en.listing.results, total, 'en')).first()).toBeVisible()
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('list', { name: 'Color' }) })
    .first()
  const other = card.getByRole('list', { name: 'Color' }).locator('[aria-pressed=false]').first()
  const name = (await other.getAttribute('aria-label'))?.replace(' (sold out)', '') ?? ''
  await other.click()
  await expect(card.getByRole('heading')).toHaveText(name)
  await card.getByRole('button', { name: `Save ${name}` }).click()
  await open(page, '/saved')
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test.describe('a sceptic without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('filters, reads, puts a frame into the cart and learns how to order', async ({ page }) => {
    await page.goto('/collections/optical-frames')
    await page.getByRole('link', { name: 'Show filters' }).click()
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByText('Frame width', { exact: true }).click()
    await filters.getByRole('link', { name: /medium/ }).click()
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.getByRole('button', { name: en.product.addToCart }).click()
    await expect(page.getByRole('status')).toHaveText(en.plain.changed)
    await expect(page.getByText(en.plain.orderText.slice(0, 40))).toBeVisible()
  })
})
