import { expect, test } from '../support/e2e-test.ts'
import { movingFaceCamera, openLive } from '../support/fake-camera.ts'
import { replaceTracker, sampleLandmarks } from '../support/replace-tracker.ts'
import { expectRenderMode } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000, launchOptions: await movingFaceCamera() })

test('the frame is shown live as a 3D model, and on the photo taken next', async ({ page }) => {
  await openLive(page)
  await expectRenderMode(page, 'live-3d')
  await page.getByRole('button', { name: 'Capture Photo' }).click()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await expectRenderMode(page, 'photo-3d')
})

// The tests below are not about the tracker, whose models take long to start.
test('a device that renders too slowly falls back to pictures', async ({ page }) => {
  await replaceTracker(page, [sampleLandmarks(0.6, 80)])
  await page.addInitScript(() => {
    const draw = WebGL2RenderingContext.prototype.drawElements
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      const until = performance.now() + 45
      while (performance.now() < until);
      Reflect.apply(draw, this, args)
    }
  })
  await openLive(page)
  await expectRenderMode(page, 'live-2d')
  await expect(page.getByText(/3D would be too slow/)).toBeVisible()
})

test('a hand before the face stays in front of the frame', async ({ page }) => {
  // A flat hand whose fingers are before the left eye, which the picture shows on the right.
  const hand = Array.from({ length: 21 }, (_, i) => {
    const [finger, joint] = [Math.floor((i - 1) / 4), (i - 1) % 4]
    return i === 0 ? [368, 330, 0] : [368 + (finger - 2) * 16, 270 - joint * 35, 0]
  }).flat()
  await replaceTracker(page, [sampleLandmarks(0.6, 80)], [], { hands: [hand] })
  await openLive(page)
  await expectRenderMode(page, 'live-3d')
  const brightnessAt = (x: number, y: number) =>
    page.locator('canvas[role=img]').evaluate(
      (canvas: HTMLCanvasElement, [atX, atY]) => {
        const pixels = canvas.getContext('2d')?.getImageData(atX - 4, atY - 4, 8, 8).data ?? new Uint8ClampedArray()
        return pixels.reduce((sum, value, i) => sum + (i % 4 === 3 ? 0 : value), 0) / 192
      },
      [x, y] as const,
    )
  await expect.poll(() => brightnessAt(278, 205)).toBeLessThan(100)
  await expect.poll(() => brightnessAt(368, 205)).toBeGreaterThan(140)
})

test('the frame is moved by hand in the mirrored live view, and reset', async ({ page }) => {
  // A face that moves by a tenth of the picture.
  await replaceTracker(
    page,
    Array.from({ length: 200 }, (_, i) => sampleLandmarks(0.6, 80 + 32 * Math.sin(i / 5))),
  )
  await openLive(page)
  const handle = page.getByRole('button', { name: 'Adjust the frame by hand' })
  await expect(handle).toBeVisible({ timeout: 60_000 })
  const at = async () => (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const first = await at()
  // Far more than the face moves.
  for (let steps = 0; steps < 40; steps++) await handle.press('ArrowRight')
  await expect.poll(async () => (await at()).x).toBeGreaterThan(first.x + 20)
  await handle.press('0')
  await expect.poll(async () => (await at()).x).toBeLessThan(first.x + 0.75 * first.width)
  await handle.hover()
  const before = await at()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await at()).width).toBeGreaterThan(before.width * 1.12)
  await page.getByText('Adjust the frame by hand').click()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect.poll(async () => (await at()).width).toBeLessThan(before.width * 1.06)
})
