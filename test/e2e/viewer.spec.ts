import sharp from 'sharp'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'View in 3D' })
const view = (page: Page) => page.getByRole('application', { name: '3D view of Akamas Aviator, Gold' })
const status = (page: Page) => page.getByRole('status').filter({ hasText: /3D view|Seen from/ })

/** The share of pixels darker than the white background. */
async function darkShare(page: Page): Promise<number> {
  const { data } = await sharp(await view(page).screenshot({ timeout: 60_000 }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((light) => light < 200).length / data.length
}

test('the viewer is loaded on request only, renders the frame, and is accessible', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open(page, '/products/aviator-gold')
  await expect(opener(page)).toBeEnabled()
  expect(fetched.filter((url) => /\.glb$|viewer-3d/.test(url))).toEqual([])
  await opener(page).click()
  await expect(status(page)).toContainText('ready', { timeout: 60_000 })
  expect(fetched.filter((url) => /\/models\/\w+\/akamas-aviator-viewer\.glb$/.test(url))).toHaveLength(1)
  expect(await accessibilityViolations(page)).toEqual([])
  // Two dark lenses on white: neither an empty view nor a black one.
  await expect.poll(() => darkShare(page), { timeout: 90_000 }).toBeGreaterThan(0.05)
  expect(await darkShare(page)).toBeLessThan(0.4)
})

test('a frame is rotated by keys, buttons and dragging, and Escape goes back to its picture', async ({ page }) => {
  await open(page, '/products/aviator-gold')
  await opener(page).click()
  await expect(status(page)).toHaveText('The 3D view is ready. Seen from the front right', { timeout: 60_000 })
  await expect(view(page)).toBeFocused()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(status(page)).toContainText('Seen from the right')
  await page.getByRole('button', { name: 'Turn left' }).click()
  await page.getByRole('button', { name: 'Turn left' }).click()
  await expect(status(page)).toContainText('Seen from the front')
  await page.keyboard.press('0')
  await expect(status(page)).toContainText('Seen from the front right')
  const box = await view(page).boundingBox()
  if (box === null) throw new Error('there is no view')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 150, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(status(page)).toContainText('Seen from the right')
  await view(page).press('Escape')
  await expect(view(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('a model that cannot be loaded leaves the pictures, with an error in Greek', async ({
  page,
  setLanguage,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await setLanguage('el')
  await page.route('**/*.glb', (route) => route.fulfill({ status: 503, body: 'closed' }))
  await open(page, '/products/aviator-gold')
  await page.getByRole('button', { name: 'Δείτε το σε 3D' }).click()
  await expect(page.getByText('Η προβολή 3D δεν φορτώθηκε.')).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Δείτε το σε 3D' })).toBeFocused()
})

test('a browser without WebGL gets an error', async ({ page, expectedErrors }) => {
  expectedErrors.push(/WebGL/)
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : original.call(this, kind, ...rest)
    } as typeof HTMLCanvasElement.prototype.getContext
  })
  await open(page, '/products/aviator-gold')
  await opener(page).click()
  await expect(page.getByText('This browser cannot show 3D views.')).toBeVisible()
})
