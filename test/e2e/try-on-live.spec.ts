import { openLive, withMovingFace } from '../support/fake-camera.ts'
import { expect, test } from '../support/journey.ts'
import { expectRung } from '../support/try-on.ts'

// Where no graphics card draws, a model of the test before may still hold the browser up.
test.use({ actionTimeout: 40_000, launchOptions: await withMovingFace() })

test('the frame is worn live as a model, and on the photo that is then taken', async ({ page }) => {
  await openLive(page)
  await expectRung(page, 'live-3d')
  await page.getByRole('button', { name: 'Capture Photo' }).click()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await expectRung(page, 'photo-3d')
})

test('a device that draws too slowly goes on with pictures', async ({ page }) => {
  await page.addInitScript(() => {
    const draw = WebGL2RenderingContext.prototype.drawElements
    WebGL2RenderingContext.prototype.drawElements = function (...asked) {
      const until = performance.now() + 45
      while (performance.now() < until);
      Reflect.apply(draw, this, asked)
    }
  })
  await openLive(page)
  await expectRung(page, 'live-2d')
  await expect(page.getByText(/3D would be too slow/)).toBeVisible()
})
