import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { portrait } from '../support/portrait.ts'
import { replaceTracker, sampleLandmarks } from '../support/replace-tracker.ts'
import { chooseFrame, expectRenderMode, openMirror } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000 })

const NOTICED = /looks like a child’s face/

test('a photo of a child leads to children’s frames and to a fitting', async ({ page }) => {
  await replaceTracker(page, [sampleLandmarks(0.8)], [], { years: 8 })
  await openMirror(page, await portrait())
  await chooseFrame(page, /Carlotta, Black/)
  await expect(page.getByRole('status').filter({ hasText: NOTICED })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Book a fitting' })).toHaveAttribute('href', /contact/)
  await expect(main.getByRole('link', { name: 'Children’s frames' })).toHaveCount(1)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await accessibilityViolations(page), `at ${width}`).toEqual([])
  }
  await main.getByRole('link', { name: 'Children’s frames' }).press('Enter')
  await expect(page).toHaveURL(/kids/)
})

test('the age is guessed on the photo itself, and an adult is asked as before', async ({ page }) => {
  const model = page.waitForResponse(/model-age/)
  await openMirror(page, await portrait())
  await chooseFrame(page, /Carlotta, Black/)
  await expectRenderMode(page, 'photo-3d')
  expect((await model).ok()).toBe(true)
  // The models of hands are loaded when the age is guessed.
  await page.waitForResponse(/model-palms/)
  await expect(page.getByText('Is it for a child?')).toBeVisible()
  await expect(page.getByText(NOTICED)).toHaveCount(0)
})
