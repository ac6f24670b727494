import type { Eyes } from '../../src/domain/fitting/eyes.ts'
import { solvePose } from '../../src/domain/fitting/solve-pose.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { movingFaceCamera, openLive } from '../support/fake-camera.ts'
import { replaceTracker, sampleLandmarks } from '../support/replace-tracker.ts'
import { open } from '../support/shopping.ts'
import { expectRenderMode } from '../support/try-on.ts'

// 3D is not tested here, and is slow without a graphics card.
test.use({ actionTimeout: 40_000, launchOptions: await movingFaceCamera('--disable-3d-apis') })

const PICTURE = { width: 640, height: 480 }
const FACE = sampleLandmarks(0.6, 80)

/** Eyes in FACE with a pupillary distance in mm and irises of a width in pixels. */
function eyesApart(mm: number, irisPx = 18, opening = 0.3): Eyes {
  const { rotation } = solvePose(FACE, PICTURE)
  const cameraMm = (1.15 * PICTURE.width * 11.7) / irisPx
  const half = ((mm / 2) * (irisPx / 11.7) * Math.hypot(rotation[0], rotation[3])) / (1 + 10.5 / cameraMm)
  const eye = { irisPx, opening }
  return [
    { ...eye, pupil: [320 - half, 214] },
    { ...eye, pupil: [320 + half, 214] },
  ]
}

const startMeasuring = (page: Page) => page.getByRole('button', { name: 'Estimate my pupillary distance' }).click()

test('the pupillary distance is shown as a range, with a note that it is not for lenses', async ({ page }) => {
  await replaceTracker(
    page,
    [FACE],
    [61, 60, 62].map((mm) => eyesApart(mm)),
  )
  await openLive(page)
  await startMeasuring(page)
  const status = page.getByRole('status').filter({ hasText: 'Pupillary distance: about 62 mm (58–66)' })
  await expect(status).toContainText('not a measurement for lenses', { timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Measure again' })).toBeVisible()
})

test('obstacles are shown, and the measurement can be stopped', async ({ page }) => {
  await replaceTracker(page, [FACE], [eyesApart(62, 18, 0.05)])
  await openLive(page)
  await startMeasuring(page)
  await expect(page.getByRole('status').filter({ hasText: 'Open your eyes a little wider.' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop measuring' }).click()
  await expect(page.getByText('Open your eyes a little wider.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Estimate my pupillary distance' })).toBeVisible()
})

test('measurements that do not agree give no distance', async ({ page }) => {
  const inconsistent = Array.from({ length: 40 }, (_, i) => eyesApart(62 + ((i % 11) - 5) * 2))
  await replaceTracker(page, [FACE], inconsistent)
  await openLive(page)
  await startMeasuring(page)
  await expect(page.getByText(/did not agree well enough/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Pupillary distance: about/)).toBeHidden()
})

test('the measurement works in Greek on a phone', async ({ page, setLanguage }) => {
  await setLanguage('el')
  await page.setViewportSize({ width: 360, height: 740 })
  await replaceTracker(page, [FACE], [eyesApart(64)])
  await open(page, '/virtual-try-on')
  await page.getByRole('button', { name: 'Ξεκινήστε την εικονική δοκιμή' }).click()
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Χρήση κάμερας' }).click()
  await page.getByRole('button', { name: 'Εκτίμηση της διακορικής μου απόστασης' }).click()
  const status = page.getByRole('status').filter({ hasText: 'Διακορική απόσταση: περίπου 64 mm (60–68)' })
  await expect(status).toContainText('όχι μέτρηση για φακούς', { timeout: 30_000 })
  expect(await accessibilityViolations(page)).toEqual([])
})

test('the real tracker reads the eyes of the face before the camera', async ({ page }) => {
  await openLive(page)
  await startMeasuring(page)
  const status = page.getByRole('status').filter({ hasText: /Pupillary distance: about (5[5-9]|6\d|7[0-4]) mm/ })
  await expect(status).toBeVisible({ timeout: 90_000 })
})

test.describe('when the eye model cannot be loaded', () => {
  test.use({ expectedErrors: [/model-irises.* 404|404.*model-irises/] })

  test('an error is shown, and the mirror goes on', async ({ page }) => {
    await page.route('**/assets/model-irises-*', (route) => route.fulfill({ status: 404 }))
    await openLive(page)
    await startMeasuring(page)
    await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible({ timeout: 60_000 })
    await expectRenderMode(page, 'live-2d')
  })
})
