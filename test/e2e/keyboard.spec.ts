import type { Locator } from '@playwright/test'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { putIntoCart } from '../support/earlier-visit.ts'
import { BUYER, open, toastOf } from '../support/shopping.ts'

/** Presses Tab until the target has the focus; every element before it must be visible with a visible focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: finding by role and name reads the whole page, and a test has hundreds of presses.
  const element = await target.first().evaluateHandle((found) => found)
  for (let presses = 0; presses < 150; presses++) {
    if (await element.evaluate((found) => found === document.activeElement)) return
    await page.keyboard.press('Tab')
    if (!(await focusIsShown(page))) {
      await expect.poll(() => focusIsShown(page), `the focus on ${await focusedName(page)} is seen`).toBe(true)
    }
  }
  throw new Error('the focus did not get there')
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))

const focusIsShown = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const shown = focused instanceof HTMLInputElement && focused.type === 'file' ? focused.parentElement : focused
    const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? focused)
    const box = focused.getBoundingClientRect()
    const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    return isInView && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  })

/** A page takes the focus shortly after its address is shown: a Tab pressed before would be lost. */
async function arriveAt(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main')).toBeFocused()
}

test('a frame is found, selected and ordered by keyboard only', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Collections' }))
  await page.keyboard.press('Enter')
  await arriveAt(page, '/collections')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Collections')

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('brandt havana')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await tabTo(page, page.getByRole('article').getByRole('link'))
  await page.keyboard.press('Enter')
  await arriveAt(page, '/products/brandt-dark-havana')

  await tabTo(page, page.getByRole('button', { name: 'One more' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }))
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Added to Cart')
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeFocused()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toastOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toastOf(page)).toBeHidden()

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }))
  await page.keyboard.press('Enter')
  await arriveAt(page, '/cart')
  await tabTo(page, page.getByRole('link', { name: 'Proceed to Checkout' }))
  await page.keyboard.press('Enter')
  await arriveAt(page, '/checkout')

  const fields = ['First Name', 'Last Name', 'Email', 'Phone Number', 'Address', 'Postal Code', 'City']
  for (const [index, label] of fields.entries()) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    if (index > 0) await page.keyboard.type(Object.values(BUYER)[index] ?? '')
  }
  await tabTo(page, page.getByRole('radio', { name: 'Standard delivery' }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('radio', { name: 'Credit card' }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()

  await tabTo(page, page.getByRole('button', { name: 'Place Order · pay €455.00' }))
  await page.keyboard.press('Enter')
  // The only missing field gets the focus.
  await expect(page.getByLabel('First Name')).toBeFocused()
  await page.keyboard.type(BUYER.firstName)
  await page.keyboard.press('Enter')
  await arriveAt(page, /\/checkout\/success/)
  await tabTo(page, page.getByRole('link', { name: 'Return to Home' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('after a navigation the focus is at the start of the page', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bestsellers' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/collections?bestseller=true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestsellers')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('a filter keeps the focus', async ({ page }) => {
  await open(page, '/collections')
  const brand = page.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: /^Anthemi/ })
  await tabTo(page, brand)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/collections?brand=Anthemi')
  await expect(brand).toBeFocused()
})

test('a link to the content skips the header', async ({ page }) => {
  await open(page, '/collections')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('the focus stays within an open dialog and returns to its opener', async ({ page }) => {
  await open(page, '/products/brandt-navy')
  const opener = page.getByRole('button', { name: 'Try Virtually' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const mirror = page.getByRole('dialog', { name: 'Virtual Try-On' })
  await expect(mirror).toBeVisible()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const isOutside = () =>
      page.evaluate(() =>
        Boolean(document.activeElement?.closest('main > *:not(dialog)') && !document.activeElement.closest('dialog')),
      )
    expect(await isOutside()).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(mirror).toBeHidden()
  await expect(opener).toBeFocused()
})

test('removing a line keeps the focus in the cart', async ({ page }) => {
  await putIntoCart(page, 'marchmont-smoke')
  await open(page, '/cart')
  await tabTo(page, page.getByRole('button', { name: /^Remove Marchmont/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
