import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'
import { expectRenderMode, openMirror, picker } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000 })

test('three steps lead to the mirror, and back', async ({ page }) => {
  await open(page, '/virtual-try-on')
  await expect(page).toHaveTitle(/^Virtual Try-On/)
  for (const card of ['Take a Photo', 'Try On Frames', 'Find Your Perfect Pair']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Start Virtual Try-On' }).click()
  await expect(page.getByRole('heading', { name: 'Take or choose a photo' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Use Webcam' })).toBeVisible()
  await expect(page.getByLabel('Upload Photo')).toHaveAttribute('accept', 'image/*')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Take a Photo' })).toBeVisible()

  await page.getByRole('button', { name: 'Start Virtual Try-On' }).click()
  await page.getByRole('button', { name: 'Capture Photo' }).click()
  await expect(page.getByRole('heading', { name: 'Virtual Mirror' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'Sample portrait' })).toBeVisible()
  await expect(page.getByText('Choose a frame to see it on the photo.')).toBeVisible()
  await expect(page.getByRole('link', { name: "Perfect! I'll Take It" })).toHaveCount(0)
})

test('a chosen frame is shown and announced, stays chosen and leads to its page', async ({ page }) => {
  await openMirror(page)
  const frame = picker(page).getByRole('button', { name: /^Akamas Aviator, Gold/ })
  await expect(frame).toContainText('Aviator · Full rim')
  await frame.click()
  await expect(frame).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'On the photo: Akamas Aviator, Gold.' })).toBeVisible()
  const overlay = page
    .getByRole('main')
    .getByRole('img', { name: /Akamas Aviator, Gold/ })
    .first()
  await expect(overlay).toBeVisible()
  await page.getByRole('button', { name: 'Try Another Photo' }).click()
  await page.getByRole('button', { name: 'Capture Photo' }).click()
  await expect(overlay).toBeVisible()
  await page.getByRole('link', { name: "Perfect! I'll Take It" }).click()
  await expect(page).toHaveURL('/products/aviator-gold')
})

test('frames are listed by category, with two skeletons while one is loading', async ({ page }) => {
  await open(page, '/virtual-try-on')
  const items = picker(page).getByRole('listitem').getByRole('button')
  await expect(items).toHaveCount(8)
  expect((await picker(page).getByRole('list').boundingBox())?.height).toBeLessThanOrEqual(500)
  const response = Promise.withResolvers<void>()
  await page.route('**/api/products?*category=optical-frames*', async (route) => {
    await response.promise
    await route.continue()
  })
  await picker(page).getByRole('tab', { name: 'Optical' }).click()
  await expect(picker(page).getByRole('tabpanel').locator('[data-skeleton]')).toHaveCount(2)
  response.resolve()
  await expect(items).toHaveCount(8)
  await picker(page).getByRole('tab', { name: 'Sunglasses' }).click()
  await expect(items.first()).toContainText('Amathus Round')
  await expect(page.getByRole('heading', { name: 'Our Most Popular Frames' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('the frame is adjusted by dragging, keys, wheel and buttons', async ({ page }) => {
  await openMirror(page)
  await picker(page)
    .getByRole('button', { name: /^Akamas Aviator, Gold/ })
    .click()
  await expect(page.getByRole('button', { name: 'Save or share the picture' })).toBeVisible()
  await expectRenderMode(page, 'photo-3d')
  // Until the face is found, the frame lies in the fixed place.
  await expect(page.getByRole('status').filter({ hasText: /A photo does not show how wide/ })).toBeVisible()
  const handle = page.getByRole('button', { name: 'Adjust the frame by hand' })
  const at = async () => (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // The frame moves to the face a moment after the status says so.
  await expect(async () => {
    const before = await at()
    await page.waitForTimeout(300)
    expect(await at()).toEqual(before)
  }).toPass()
  const first = await at()
  await page.mouse.move(first.x + 50, first.y + 50)
  await page.mouse.down()
  await page.mouse.move(first.x + 90, first.y + 70, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await at()).x).toBeCloseTo(first.x + 40, 0)
  await expect.poll(async () => (await at()).y).toBeCloseTo(first.y + 20, 0)

  await handle.press('0')
  await expect.poll(async () => (await at()).x).toBeCloseTo(first.x, 0)
  await handle.press('ArrowDown')
  await expect.poll(async () => (await at()).y).toBeGreaterThan(first.y)
  await handle.press('+')
  await expect.poll(async () => (await at()).width).toBeGreaterThan(first.width)

  const wide = (await at()).width
  const scrolled = () => page.evaluate(() => window.scrollY)
  await handle.hover()
  const top = await scrolled()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await at()).width).toBeGreaterThan(wide * 1.1)
  expect(await scrolled()).toBe(top)
  await page.mouse.wheel(0, 100)
  await expect.poll(scrolled).toBeGreaterThan(top)

  await page.getByText('Adjust the frame by hand').click()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect.poll(async () => (await at()).width).toBeCloseTo(first.width, 0)
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(async () => (await at()).width).toBeGreaterThan(first.width)
})

test('the mirror is reached and used by keyboard alone', async ({ page }) => {
  await open(page, '/virtual-try-on')
  await page.getByRole('button', { name: 'Start Virtual Try-On' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Use Webcam' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Upload Photo')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Virtual Mirror' })).toBeFocused()
  await picker(page).getByRole('listitem').getByRole('button').first().press('Space')
  await expect(page.getByRole('link', { name: "Perfect! I'll Take It" })).toBeVisible()
})
