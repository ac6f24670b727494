import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000 })

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('the dialog takes a photo, shows the frame on it and can take another photo', async ({ page }) => {
  await open(page, '/products/rokkaku-gunmetal')
  const opener = page.getByRole('button', { name: 'Try Virtually' })
  await opener.click()
  const mirror = page.getByRole('dialog', { name: 'Virtual Try-On' })
  await expect(mirror.getByRole('button', { name: 'Use Webcam' })).toBeVisible()
  await expect(mirror.getByText('Upload Photo')).toBeVisible()
  await expect(mirror.getByText(/good lighting and center your face/)).toBeVisible()

  await mirror.getByRole('button', { name: 'Capture Photo' }).click()
  await expect(mirror.getByRole('img', { name: 'Sample portrait' })).toBeVisible()
  await expect(mirror.getByRole('img', { name: /Rokkaku/ })).toBeVisible()
  await expect(mirror.getByText(/good lighting and center your face/)).toBeVisible()

  await mirror.getByRole('button', { name: 'Try Another Photo' }).click()
  await expect(mirror.getByRole('button', { name: 'Capture Photo' })).toBeVisible()
  await mirror.getByRole('button', { name: 'Capture Photo' }).click()
  await mirror.getByRole('button', { name: "Perfect! I'll Take It" }).click()
  await expect(mirror).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a photo can be uploaded, but no other file', async ({ page }) => {
  await open(page, '/products/rokkaku-gunmetal')
  await page.getByRole('button', { name: 'Try Virtually' }).click()
  const mirror = page.getByRole('dialog', { name: 'Virtual Try-On' })
  const choice = mirror.getByLabel('Upload Photo')
  await expect(choice).toHaveAttribute('accept', 'image/*')
  await choice.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('me') })
  await expect(mirror.getByText('Please choose an image file.')).toBeVisible()
  await choice.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(mirror.getByRole('img', { name: 'Your photo' })).toBeAttached()
  await expect(mirror.getByRole('button', { name: 'Try Another Photo' })).toBeVisible()
})

test('the dialog is in Greek', async ({ page, setLanguage }) => {
  await setLanguage('el')
  await open(page, '/products/rokkaku-gunmetal')
  await page.getByRole('button', { name: 'Εικονική δοκιμή' }).click()
  const mirror = page.getByRole('dialog', { name: 'Εικονική δοκιμή' })
  await expect(mirror.getByRole('button', { name: 'Χρήση κάμερας' })).toBeVisible()
  await expect(mirror.getByText('Ανεβάστε φωτογραφία')).toBeVisible()
  await mirror.getByRole('button', { name: 'Λήψη φωτογραφίας' }).click()
  await expect(mirror.getByRole('button', { name: 'Δοκιμάστε άλλη φωτογραφία' })).toBeVisible()
  await mirror.getByRole('button', { name: 'Τέλεια! Τα θέλω' }).click()
  await expect(mirror).toBeHidden()
})

test('on a phone the dialog scrolls to its beginning after the photo', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/products/rokkaku-gunmetal')
  await page.getByRole('button', { name: 'Try Virtually' }).click()
  const mirror = page.getByRole('dialog', { name: 'Virtual Try-On' })
  await mirror.getByRole('button', { name: 'Capture Photo' }).click()
  await expect(mirror.getByRole('img', { name: 'Sample portrait' })).toBeInViewport({ ratio: 0.9 })
  await expect(mirror.getByRole('heading', { name: 'Virtual Try-On' })).toBeInViewport()
})
