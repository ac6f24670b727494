import { expect, type Page, test } from '../support/e2e-test.ts'
import { chooseFrame, openMirror } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000, hasTouch: true, viewport: { width: 390, height: 844 } })

interface Point {
  x: number
  y: number
}

/** Puts two fingers down, moves them in ten steps and lifts them; `at` gives their places for 0 to 1. */
async function pinch(page: Page, at: (share: number) => readonly [Point, Point]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  await touch('touchStart', at(0).slice(0, 1))
  await touch('touchStart', at(0))
  for (let step = 1; step <= 10; step++) await touch('touchMove', at(step / 10))
  await touch('touchEnd', [])
  await session.detach()
}

const styleOf = (page: Page) =>
  page.getByRole('button', { name: 'Adjust the frame by hand' }).evaluate((handle) => {
    const { scale, rotate } = getComputedStyle(handle)
    return { scale: Number.parseFloat(scale), turn: Number.parseFloat(rotate), zoom: window.visualViewport?.scale }
  })

test('two fingers scale and rotate the frame, and the page does not zoom', async ({ page }) => {
  await openMirror(page)
  await chooseFrame(page, /^Akamas Aviator, Gold/)
  const handle = page.getByRole('button', { name: 'Adjust the frame by hand' })
  await expect(page.getByText(/A photo does not show how wide/)).toBeVisible({ timeout: 60_000 })
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (!box) throw new Error('the mirror is empty')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const around = (half: number, degrees: number): readonly [Point, Point] => {
    const [right, down] = [half * Math.cos((degrees * Math.PI) / 180), half * Math.sin((degrees * Math.PI) / 180)]
    return [
      { x: x - right, y: y - down },
      { x: x + right, y: y + down },
    ]
  }
  const before = await styleOf(page)

  await pinch(page, (share) => around(25 + 20 * share, 0))
  await expect.poll(async () => (await styleOf(page)).scale).toBeCloseTo((before.scale * 45) / 25, 1)
  expect((await styleOf(page)).turn).toBeCloseTo(before.turn, 0)

  await pinch(page, (share) => around(45, 20 * share))
  await expect.poll(async () => (await styleOf(page)).turn).toBeCloseTo(before.turn + 20, 0)
  const after = await styleOf(page)
  expect(after.scale).toBeCloseTo((before.scale * 45) / 25, 1)
  expect(after.zoom).toBe(1)
})
