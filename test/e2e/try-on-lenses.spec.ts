import { en } from '../../src/i18n/en.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { portrait } from '../support/portrait.ts'
import { chooseFrame, expectRenderMode, openMirror } from '../support/try-on.ts'

// Without a graphics card, the model of the test before may still block the browser.
test.use({ actionTimeout: 40_000 })

const { lensView } = en.tryOn
const FRAME = /^Akamas Aviator, Gold/

/** Of the painted picture: the mean of each channel in a rectangle, whose sides are shares of the picture's. */
const colourAt = (page: Page, [x, y, width, height]: readonly [number, number, number, number]) =>
  page.evaluate(
    ([x, y, width, height]) => {
      const canvas = [...document.querySelectorAll('canvas[role=img]')].find(
        (one): one is HTMLCanvasElement => one instanceof HTMLCanvasElement && !one.hidden,
      )
      const context = canvas?.getContext('2d')
      if (!canvas || !context) throw new Error('nothing is painted')
      const { data } = context.getImageData(
        Math.round(x * canvas.width),
        Math.round(y * canvas.height),
        Math.round(width * canvas.width),
        Math.round(height * canvas.height),
      )
      const sums = [0, 0, 0]
      for (let at = 0; at < data.length; at += 4)
        for (const i of [0, 1, 2]) sums[i] = (sums[i] ?? 0) + (data[at + i] ?? 0)
      return sums.map((sum) => sum / (data.length / 4))
    },
    [x, y, width, height] as const,
  )

// The portrait's pupils are at 42 % and 58 % of its width and 44.5 % of its height.
const BEHIND_A_LENS = [0.4, 0.43, 0.05, 0.04] as const
const FOREHEAD = [0.45, 0.3, 0.1, 0.04] as const
const distance = (one: number[], other: number[]) =>
  Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? 0))))

test('other lenses and their strength are shown on the photo, and nothing else changes', async ({ page }) => {
  await openMirror(page, await portrait())
  await chooseFrame(page, FRAME)
  await expectRenderMode(page, 'photo-3d')
  await page.getByRole('button', { name: lensView.title }).click()
  const own = await colourAt(page, BEHIND_A_LENS)
  const forehead = await colourAt(page, FOREHEAD)

  await test.step('clear lenses let the eyes be seen', async () => {
    await page.getByRole('radio', { name: lensView.looks.clear, exact: true }).check()
    await expect.poll(async () => distance(own, await colourAt(page, BEHIND_A_LENS))).toBeGreaterThan(20)
  })

  await test.step('strong lenses make them smaller, and those as strong the other way larger', async () => {
    const clear = await colourAt(page, BEHIND_A_LENS)
    const strength = page.getByRole('slider', { name: lensView.power })
    await strength.fill('-10')
    await expect(strength).toHaveAttribute('aria-valuetext', '−10.00')
    await expect.poll(async () => distance(clear, await colourAt(page, BEHIND_A_LENS))).toBeGreaterThan(0.5)
    await strength.fill('8')
    await expect(page.getByText('+8.00')).toBeVisible()
    await strength.fill('0')
    await expect.poll(async () => distance(clear, await colourAt(page, BEHIND_A_LENS))).toBeLessThan(0.5)
  })

  expect(distance(forehead, await colourAt(page, FOREHEAD))).toBeLessThan(4)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await findOverflows(page)).toEqual([])
})
