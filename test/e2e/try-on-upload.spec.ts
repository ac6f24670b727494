import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000 })

async function openCapture(page: Page) {
  await open(page, '/virtual-try-on')
  await page.getByRole('button', { name: 'Start Virtual Try-On' }).click()
  return page.getByLabel('Upload Photo')
}

/** A photo of 60 × 30 pixels with the EXIF orientation of a camera held upright. */
async function rotatedPhoto(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 60, height: 30 })
    canvas.getContext('2d')?.fillRect(0, 0, 30, 30)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(data, 'base64')
  const exif = '457869660000' + '4d4d002a00000008' + '0001' + '01120003000000010006' + '0000' + '00000000'
  const length = (exif.length / 2 + 2).toString(16).padStart(4, '0')
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(`ffe1${length}${exif}`, 'hex'), jpeg.subarray(2)])
}

test('a photo is rotated by its EXIF orientation', async ({ page }) => {
  const choice = await openCapture(page)
  await choice.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await rotatedPhoto(page) })
  const photo = page.getByRole('img', { name: 'Your photo' })
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    90, 180,
  ])
})

test('files that cannot be opened get a helpful error, and another may be chosen', async ({ page }) => {
  const choice = await openCapture(page)
  const alert = page.getByRole('main').getByRole('alert')
  await choice.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('me') })
  await expect(alert).toHaveText('Please choose an image file.')
  await choice.setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') })
  await expect(alert).toContainText('cannot open HEIC photos')
  await choice.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('broken') })
  await expect(alert).toContainText('It may be damaged')
  await choice.evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'me.jpg', { type: 'image/jpeg' }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(alert).toContainText('larger than 20 MB')
  await choice.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await rotatedPhoto(page) })
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
})
