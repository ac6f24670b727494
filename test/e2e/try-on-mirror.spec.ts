import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { pictureWithoutFace, portrait } from '../support/portrait.ts'
import { replaceTracker, sampleLandmarks } from '../support/replace-tracker.ts'
import { chooseFrame, expectRenderMode, openMirror, picker } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000 })

const AVIATOR = /^Akamas Aviator, Gold/

test('the sample portrait shows a frame as a 3D model, and no width is told by a photo alone', async ({ page }) => {
  await openMirror(page)
  await chooseFrame(page, AVIATOR)
  await expectRenderMode(page, 'photo-3d')
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: /Akamas Aviator, Gold/ }).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'On the photo: Akamas Aviator, Gold.' })).toBeVisible()
  const size = page.getByRole('status').filter({ hasText: /A photo does not show how wide a face is/ })
  await expect(size).toContainText(/This frame is \d+ mm wide/)
  await expect(page.getByText(/Your face reads as|goes well/)).toHaveCount(0)
  // The portrait's pupils are level, around the middle of its width, at about 42 % of its height.
  await expect(async () => {
    const [photo, handle] = await Promise.all([
      page.getByRole('img', { name: 'Sample portrait' }).boundingBox(),
      page.getByRole('button', { name: 'Adjust the frame by hand' }).boundingBox(),
    ])
    if (!photo || !handle) throw new Error('the mirror is empty')
    expect((handle.x + handle.width / 2 - photo.x) / photo.width).toBeCloseTo(0.5, 1)
    expect((handle.y + handle.height / 2 - photo.y) / photo.height).toBeCloseTo(0.42, 1)
  }).toPass()
})

test('a face is found on an uploaded photo, and the next photo is read on its own', async ({ page }) => {
  await openMirror(page, await portrait())
  await chooseFrame(page, AVIATOR)
  await expectRenderMode(page, 'photo-3d')
  await page.getByRole('button', { name: 'Try Another Photo' }).click()
  const file = { name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await pictureWithoutFace() }
  await page.getByLabel('Upload Photo').setInputFiles(file)
  await expectRenderMode(page, 'fixed')
  await expect(page.getByText(/We could not find a face/)).toBeVisible()
})

test('without a face the frame lies in the fixed place, and can be adjusted by hand', async ({ page }) => {
  await replaceTracker(page, [null])
  await openMirror(page, await pictureWithoutFace())
  await chooseFrame(page, AVIATOR)
  await expect(page.getByText(/We could not find a face/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible()
  const overlay = page
    .getByRole('main')
    .getByRole('img', { name: /Akamas Aviator, Gold/ })
    .first()
  await expect(overlay).toHaveCSS('opacity', '0.7')
  await expect(overlay).toHaveCSS('mix-blend-mode', 'multiply')
  const [photo, box] = await Promise.all([
    page.getByRole('img', { name: 'Your photo' }).boundingBox(),
    overlay.boundingBox(),
  ])
  if (!photo || !box) throw new Error('the mirror is empty')
  expect(box.width / photo.width).toBeCloseTo(0.6, 2)
  expect((box.x - photo.x) / photo.width).toBeCloseTo(0.2, 2)
  expect((box.y - photo.y) / photo.height).toBeCloseTo(0.3, 2)
})

test('a face that is hardly a person’s is dressed once the shopper says that it is one', async ({ page }) => {
  await replaceTracker(page, [sampleLandmarks(1.2)], [], { isDoubtful: true })
  await openMirror(page, await portrait())
  await chooseFrame(page, AVIATOR)
  const doubt = page.getByRole('status').filter({ hasText: 'We are not sure that this is a person’s face' })
  await expect(doubt).toBeVisible({ timeout: 60_000 })
  await expectRenderMode(page, 'fixed')
  expect(await accessibilityViolations(page)).toEqual([])
  const accept = page.getByRole('button', { name: 'It is a person’s face' })
  await accept.press('Enter')
  await expectRenderMode(page, 'photo-3d')
  await expect(accept).toHaveCount(0)
  await expect(doubt).toHaveCount(0)
})

test('up to four frames are compared side by side, and removed again', async ({ page }) => {
  await openMirror(page)
  const names = ['Akamas Aviator, Gold', 'Amathus Round, Black', 'Carlotta, Black', 'Akamas Aviator, Gunmetal']
  const compare = page.getByRole('button', { name: 'Compare this frame' })
  for (const name of names) {
    await picker(page).getByRole('button', { name }).click()
    await compare.click()
    await expect(compare).toBeDisabled()
  }
  const compared = page.getByRole('region', { name: 'Side by side' })
  await expect(compared.getByRole('listitem')).toHaveCount(4)
  await picker(page)
    .getByRole('button', { name: /^Carlotta, Amber/ })
    .click()
  await expect(compare).toBeDisabled()
  await compared.getByRole('button', { name: 'Remove Carlotta, Black' }).click()
  await expect(compare).toBeEnabled()
  await compared.getByRole('button', { name: 'Amathus Round, Black', exact: true }).click()
  await expect(page.getByText('On the photo: Amathus Round, Black.')).toBeVisible()
})

test('the picture is saved on request, and a card held to the forehead tells the width', async ({ page }) => {
  await openMirror(page)
  await chooseFrame(page, AVIATOR)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save or share the picture' }).click()
  expect((await download).suggestedFilename()).toBe('aviator-gold.jpg')

  await expect(page.getByText(/Your face reads as/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Measure with a bank card' }).click()
  const right = page.getByRole('slider', { name: 'Right edge of the card' })
  await right.press('End')
  await expect(page.getByText(/cannot be a card/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use this measure' })).toBeDisabled()
  await right.fill('490')
  await page.getByRole('button', { name: 'Use this measure' }).click()
  await expect(page.getByText(/Measured with your card/)).toBeVisible()
  await expect(page.getByText(/Your face reads as/)).toBeVisible()
})

test('who has a face that only children’s frames fit is asked whether they are for a child', async ({ page }) => {
  await openMirror(page)
  await chooseFrame(page, AVIATOR)
  const fitting = page.getByRole('main').getByRole('link', { name: 'Book a fitting' })
  const measureByCard = async (widened: number) => {
    await page.getByRole('button', { name: 'Measure with a bank card' }).click()
    const [left, right] = [
      page.getByRole('slider', { name: 'Left edge' }),
      page.getByRole('slider', { name: 'Right edge' }),
    ]
    const from = Number(await left.inputValue())
    const width = Number(await right.inputValue()) - from
    await right.fill(String(Math.round(from + width * widened)))
    await page.getByRole('button', { name: 'Use this measure' }).click()
    await expect(page.getByText(/Measured with your card/)).toBeVisible()
  }
  await measureByCard(1.1)
  await expect(fitting).toHaveCount(0)
  await measureByCard(1.45)
  await expect(page.getByRole('status').filter({ hasText: 'Is it for a child?' })).toBeVisible()
  await expect(fitting).toHaveAttribute('href', /contact/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Children’s frames' })).toBeVisible()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await accessibilityViolations(page), `at ${width}`).toEqual([])
  }
})

test('with all tools open the mirror is accessible, on a small screen and a large one', async ({ page }) => {
  await openMirror(page)
  await chooseFrame(page, AVIATOR)
  await page.getByRole('button', { name: 'Compare this frame' }).click()
  await page.getByRole('button', { name: 'Measure with a bank card' }).click()
  await expect(page.getByRole('slider')).toHaveCount(2)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await accessibilityViolations(page), `at ${width}`).toEqual([])
  }
})
