import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from '../support/e2e-test.ts'
import { portrait } from '../support/portrait.ts'
import { chooseFrame, expectRenderMode, openMirror } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000 })

const WORN = new URL('../../assets/pictures/brandt-dark-havana/worn-kouros-1000.webp', import.meta.url)
const NOTICED = /seem to be wearing glasses/

test('who wears glasses in a photo is asked to take them off or to keep them', async ({ page }) => {
  await openMirror(page, await sharp(readFileSync(WORN)).jpeg({ quality: 92 }).toBuffer())
  await chooseFrame(page, /Carlotta, Black/)
  await expectRenderMode(page, 'photo-3d')
  await expect(page.getByText(NOTICED)).toBeVisible()
  await page.getByRole('button', { name: 'Keep them on' }).press('Enter')
  await expect(page.getByText('The frame is drawn over your own glasses.')).toBeFocused()
  await expect(page.getByText(NOTICED)).toBeHidden()
})

test('a bare face is asked nothing', async ({ page }) => {
  await openMirror(page, await portrait())
  await chooseFrame(page, /Carlotta, Black/)
  await expectRenderMode(page, 'photo-3d')
  await expect(page.getByText(NOTICED)).toBeHidden()
})
