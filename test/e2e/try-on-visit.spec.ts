import { WORDS } from '../support/account-pages.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { pictureWithoutFace } from '../support/portrait.ts'
import { replaceTracker } from '../support/replace-tracker.ts'
import { open } from '../support/shopping.ts'
import { chooseFrame, openMirror, picker } from '../support/try-on.ts'

test.use({ actionTimeout: 40_000 })

const tryVirtually = (page: Page) => page.getByRole('button', { name: 'Try Virtually' }).click()

test('one photo serves the whole visit, until it is forgotten', async ({ page }) => {
  await replaceTracker(page, [null])
  await openMirror(page, await pictureWithoutFace())
  await expect(page.getByText(/Your photo stays in the memory of this tab/)).toBeVisible()
  await chooseFrame(page, /^Akamas Aviator, Gold/)
  await page.getByRole('link', { name: "Perfect! I'll Take It" }).click()
  await expect(page).toHaveURL('/products/aviator-gold')

  await tryVirtually(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Forget my photo' }).click()
  await expect(dialog.getByRole('button', { name: 'Use Webcam' })).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Your photo' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Virtual Try-On' }).click()
  await expect(page.getByRole('button', { name: 'Start Virtual Try-On' })).toBeVisible()
})

test('frames are compared across products, with price, size and heart', async ({ page }) => {
  await openMirror(page)
  await chooseFrame(page, /^Amathus Round, Black/)
  await page.getByRole('button', { name: 'Compare this frame' }).click()
  await page.getByRole('link', { name: "Perfect! I'll Take It" }).click()
  // The mirror's page suggests products as well.
  await expect(page).toHaveURL('/products/amathus-round-black')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/amathus/)
  await tryVirtually(page)
  const dialog = page.getByRole('dialog')
  const compared = dialog.getByRole('region', { name: 'Side by side' })
  await expect(compared.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Compare this frame' }).click()
  await expect(compared.getByRole('listitem')).toHaveCount(2)
  const first = compared.getByRole('listitem').first()
  await expect(first).toContainText('€210.00')
  await expect(first).toContainText('49 □ 21 – 145')
  const heart = first.getByRole('button', { name: 'Save Amathus Round, Black' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('every frame with a model is listed and filtered, and the mirror keeps its photo', async ({ page }) => {
  await openMirror(page)
  await chooseFrame(page, /^Akamas Aviator, Gold/)
  const answer = await page.request.get('/api/products/facets?canTryOn=true&polarised=yes')
  const { total } = (await answer.json()) as { total: number }
  await picker(page).getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Polarised lenses', { exact: true }).click()
  await sheet.getByRole('link', { name: /^Polarised/ }).click()
  await expect(page).toHaveURL('/virtual-try-on?polarised=yes')
  await sheet.getByRole('button', { name: `See ${total} products` }).click()
  await expect(picker(page).getByText(`${total} frames`)).toBeVisible()
  await expect(page.getByText('On the photo: Akamas Aviator, Gold.')).toBeVisible()
  const items = picker(page).getByRole('listitem').getByRole('button')
  await expect(async () => {
    await items.last().scrollIntoViewIfNeeded()
    await expect(items).toHaveCount(total, { timeout: 500 })
  }).toPass()
})

test('on a phone the mirror stays in view while frames are chosen, in Greek', async ({ page, setLanguage }) => {
  const { tryOn } = WORDS.el
  await setLanguage('el')
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/virtual-try-on')
  await page.getByRole('button', { name: tryOn.start }).click()
  await page.getByRole('button', { name: tryOn.capturePhoto }).click()
  const frames = page.getByRole('region', { name: tryOn.selectFrames }).getByRole('listitem').getByRole('button')
  for (const index of [0, 3, 6]) {
    await frames.nth(index).click()
    await expect(frames.nth(index)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('img', { name: tryOn.samplePhoto })).toBeInViewport({ ratio: 0.6 })
    await expect(frames.nth(index)).toBeInViewport({ ratio: 0.6 })
  }
})
