import { openLive, withMovingFace } from '../support/fake-camera.ts'
import { expect, test } from '../support/journey.ts'
import { goldenLandmarks, replayTracker } from '../support/replace-tracker.ts'
import { expectRenderMode } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000, launchOptions: await withMovingFace('--disable-3d-apis') })

test('without 3D in the browser the frame is worn live as a picture', async ({ page }) => {
  await replayTracker(page, [goldenLandmarks(0.6, 80)])
  await openLive(page)
  await expectRenderMode(page, 'live-2d')
  await expect(page.getByText(/does not show 3D here/)).toBeVisible()
})
