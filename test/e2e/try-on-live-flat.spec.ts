import { expect, test } from '../support/e2e-test.ts'
import { movingFaceCamera, openLive } from '../support/fake-camera.ts'
import { replaceTracker, sampleLandmarks } from '../support/replace-tracker.ts'
import { expectRenderMode } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000, launchOptions: await movingFaceCamera('--disable-3d-apis') })

test('without WebGL the frame is shown live as a picture', async ({ page }) => {
  await replaceTracker(page, [sampleLandmarks(0.6, 80)])
  await openLive(page)
  await expectRenderMode(page, 'live-2d')
  await expect(page.getByText(/does not show 3D here/)).toBeVisible()
})
