import { expect, test } from '../support/e2e-test.ts'
import { openCapture } from '../support/try-on.ts'

test('a denied camera is explained, and Capture Photo shows the sample', async ({ page }) => {
  await openCapture(page)
  await page.getByRole('button', { name: 'Use Webcam' }).click()
  await expect(page.getByText(/The camera was not allowed/)).toBeVisible()
  await page.getByRole('button', { name: 'Capture Photo' }).click()
  await expect(page.getByRole('img', { name: 'Sample portrait' })).toBeVisible()
})
