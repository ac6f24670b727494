import { expect, type Page, test } from '../support/e2e-test.ts'
import { movingFaceCamera, openLive } from '../support/fake-camera.ts'
import { expectRenderMode } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000, launchOptions: await movingFaceCamera() })

/** Camera pictures that the page has taken so far. */
const taken = (page: Page) => page.evaluate(() => (window as unknown as { taken: number }).taken)

const fortyFrames = () =>
  new Promise<void>((resolve) => {
    let frames = 0
    const count = () => (++frames > 40 ? resolve() : requestAnimationFrame(count))
    count()
  })

/** The longest task after leaving, in ms. */
const longestTask = (page: Page) => page.evaluate(() => (window as unknown as { longestTask: number }).longestTask)

test('leaving the live mirror is not delayed: it stops with the click', async ({ page }) => {
  await page.addInitScript(() => {
    const own = window as unknown as {
      taken: number
      longestTask: number
      createImageBitmap: (...args: unknown[]) => unknown
    }
    const take = own.createImageBitmap
    own.taken = 0
    own.longestTask = 0
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (startTime > leftAt) own.longestTask = Math.max(own.longestTask, duration)
      }
    }).observe({ entryTypes: ['longtask'] })
    let leftAt = Number.POSITIVE_INFINITY
    addEventListener('click', ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('footer')) leftAt = timeStamp
    })
    own.createImageBitmap = (...args) => {
      own.taken++
      return take(...args)
    }
  })
  await openLive(page)
  await expectRenderMode(page, 'live-3d')
  await expect.poll(() => taken(page)).toBeGreaterThan(3)

  const response = Promise.withResolvers<void>()
  const requested = page.waitForRequest('**/api/products/cards?*')
  await page.route('**/api/products/cards?*', async (route) => {
    await response.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sunglasses' }).click()
  await requested
  const before = await taken(page)
  await page.evaluate(fortyFrames)
  // One may have been in progress.
  expect(await taken(page)).toBeLessThanOrEqual(before + 1)
  response.resolve()
  await expect(page).toHaveURL(/sunglasses/, { timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(fortyFrames)
  expect(await longestTask(page)).toBeLessThan(1500)
})
