import sharp from 'sharp'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { withHand } from '../support/hand-photo.ts'
import { portrait } from '../support/portrait.ts'
import { chooseFrame, expectRenderMode, openMirror } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000 })

/** Of the photo, in pixels. */
const SIDE = 800
/** Before the portrait's left lens. */
const BEFORE_LENS = { tip: [478, 285], scale: 0.9 } as const
/** On both lenses, beside the finger. */
const ON_LENSES = [
  [545, 341],
  [330, 341],
] as const
/** Differences between a painted pixel and the photo's, of 255. */
const UNPAINTED = 14
const TINTED = 40

test('a finger in front of the face stays in front of the frame', async ({ page }) => {
  const { photo, onFinger } = await withHand(await portrait(), BEFORE_LENS)
  await openMirror(page, photo)
  await chooseFrame(page, /Carlotta, Black/)
  await expectRenderMode(page, 'photo-3d')
  await expect
    .poll(async () => Math.max(...(await differencesAt(page, photo, onFinger))), { timeout: 40_000 })
    .toBeLessThan(UNPAINTED)
  expect(Math.min(...(await differencesAt(page, photo, ON_LENSES)))).toBeGreaterThan(TINTED)
})

test.describe('without the models of hands', () => {
  test.use({ expectedErrors: [/model-(palms|hands).* 404|404.*model-(palms|hands)/] })

  test('the frame is drawn over the finger, and the mirror goes on', async ({ page }) => {
    const { photo, onFinger } = await withHand(await portrait(), BEFORE_LENS)
    const missing = page.waitForResponse(/model-palms/)
    await page.route('**/assets/model-{palms,hands}-*', (route) => route.fulfill({ status: 404 }))
    await openMirror(page, photo)
    await chooseFrame(page, /Carlotta, Black/)
    await missing
    await expectRenderMode(page, 'photo-3d')
    expect(Math.max(...(await differencesAt(page, photo, onFinger)))).toBeGreaterThan(TINTED)
    await page.getByRole('button', { name: 'Other lenses' }).click()
    await expectRenderMode(page, 'photo-3d')
  })
})

/** By how much what is painted differs from the photo, of 255. */
async function differencesAt(page: Page, photo: Buffer, places: readonly (readonly [number, number])[]) {
  const painted = await page.locator('canvas[role=img]').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const [shown, given] = [await pixelsOf(Buffer.from(painted.split(',')[1] ?? '', 'base64')), await pixelsOf(photo)]
  return places.map(([x, y]) => {
    const at = (Math.round(y) * SIDE + Math.round(x)) * 3
    return Math.max(...[0, 1, 2].map((channel) => Math.abs((shown[at + channel] ?? 0) - (given[at + channel] ?? 0))))
  })
}

const pixelsOf = (picture: Buffer) => sharp(picture).resize(SIDE, SIDE).removeAlpha().raw().toBuffer()
