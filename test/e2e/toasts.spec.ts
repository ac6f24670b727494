import { expect, type Page, test } from '../support/e2e-test.ts'
import { open, toastOf } from '../support/shopping.ts'

const add = async (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()

test('at most one toast is shown: a new one replaces the last', async ({ page }) => {
  await open(page, '/products/noisette-swimming-pool')
  await add(page)
  await expect(toastOf(page)).toContainText('Noisette Round, Swimming Pool')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Noisette Round, Swimming Pool')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await add(page)
  await expect(toastOf(page)).toContainText(`${name} has been added to your cart`)
  await expect(toastOf(page)).toHaveCount(1)
})

test('a toast disappears after five seconds, not before', async ({ page }) => {
  await page.clock.install()
  await open(page, '/products/noisette-swimming-pool')
  await add(page)
  await expect(toastOf(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4800)
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(400)
  await expect(toastOf(page)).toBeHidden()
})

test('a toast is dismissed by its button, and by a swipe of 50 px to the right, not by a shorter one', async ({
  page,
}) => {
  await open(page, '/products/noisette-swimming-pool')
  await add(page)
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toastOf(page)).toBeHidden()
  await add(page)
  // Waits until it has slid in.
  await toastOf(page).hover()
  const box = await toastOf(page).boundingBox()
  if (!box) throw new Error('the toast has no place')
  const swipe = async (by: number) => {
    // It slides back after a short swipe: until then it may not lie below the pointer.
    await toastOf(page).hover()
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 20 + by / 2, box.y + 20)
    await page.mouse.move(box.x + 20 + by, box.y + 20)
    await page.mouse.up()
  }
  await swipe(40)
  await expect(toastOf(page)).toBeVisible()
  await swipe(80)
  await expect(toastOf(page)).toBeHidden()
})

test('F8 moves the focus to the toast, which then stays; its viewport is at most 420 px wide', async ({ page }) => {
  await open(page, '/products/noisette-swimming-pool')
  await add(page)
  await expect(toastOf(page)).toBeVisible()
  const viewport = page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol')
  expect((await viewport.boundingBox())?.width).toBe(420)
  await page.keyboard.press('F8')
  await expect(viewport).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toastOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toastOf(page)).toBeHidden()
})
