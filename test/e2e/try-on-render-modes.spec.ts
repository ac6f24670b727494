import { expect, test } from '../support/e2e-test.ts'
import { portrait } from '../support/portrait.ts'
import { chooseFrame, expectRenderMode, openMirror } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000 })

const AVIATOR = /^Akamas Aviator, Gold/

test.describe('a tracker that fails to load', () => {
  test.use({ expectedErrors: [/404|Failed to load/] })

  test('leaves the frame in the fixed place, and can be retried', async ({ page }) => {
    await page.route('**/litert-worker-*', (route) => route.fulfill({ status: 404 }))
    await openMirror(page, await portrait())
    await chooseFrame(page, AVIATOR)
    await expectRenderMode(page, 'fixed')
    await expect(page.getByText(/The mirror could not be loaded/)).toBeVisible()
    await page.unroute('**/litert-worker-*')
    await page.getByRole('button', { name: 'Look again' }).click()
    await expectRenderMode(page, 'photo-3d')
  })
})

test('a tracker that takes more than ten seconds is reported, and used once it is loaded', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.wasm', async (route) => {
    await released
    await route.continue()
  })
  await page.clock.install()
  await openMirror(page, await portrait())
  await chooseFrame(page, AVIATOR)
  await expect(page.getByRole('progressbar', { name: 'Loading the mirror' })).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByText(/takes longer to load than usual/)).toBeVisible()
  await page.clock.resume()
  release()
  await expectRenderMode(page, 'photo-3d')
})

test.describe('a browser without WebGL', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...others: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...others])
      } as typeof original
    })
  })

  test('fits the frame as a picture, with a note', async ({ page }) => {
    await openMirror(page)
    await chooseFrame(page, AVIATOR)
    await expectRenderMode(page, 'photo-2d')
    await expect(page.getByText(/does not show 3D here/)).toBeVisible()
  })
})
