import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

test('the home page shows its nine sections in order', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle('Elegance Eyewear Cyprus | Luxury Optical Solutions')
  const sections = page.getByRole('main').locator('> section, > aside, > div > section')
  await expect(sections).toHaveCount(9)
  await expect(sections.nth(0).getByRole('heading', { level: 1 })).toHaveText('Advanced eye care and optical solutions')
  await expect(sections.nth(0).getByText('Redefining Vision in Cyprus')).toBeVisible()
  await expect(sections.nth(1)).toContainText('Free shipping')
  for (const perk of ['30-day returns', 'Virtual try-on', 'Expert consultation', '€100']) {
    await expect(sections.nth(1)).toContainText(perk)
  }
  const headings = [
    'Our collections',
    'Bestsellers',
    'Try them on, wherever you are',
    'Opticians first',
    'Our stores',
    'What our customers say',
    'Letters from the shop',
  ]
  for (const [index, heading] of headings.entries()) {
    await expect(
      sections
        .nth(index + 2)
        .getByRole('heading', { level: 2 })
        .first(),
    ).toHaveText(heading)
  }
})

test('the hero is 400 px high and links to the frames and the eye exam', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  const picture = main.getByRole('img', { name: 'Eyewear resting on pale stone' })
  expect((await picture.boundingBox())?.height).toBe(400)
  await expect(main.getByRole('link', { name: 'Book Eye Exam' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'Shop Collection' })).toHaveAttribute('href', '/collections')
  await main.getByRole('link', { name: 'Browse Frames' }).click()
  await expect(page).toHaveURL('/collections')
})

test('three collections and four bestsellers are shown with links', async ({ page }) => {
  await open(page, '/')
  const collections = page.getByRole('main').getByRole('link', { name: /^Explore / })
  await expect(collections).toHaveCount(3)
  for (const [index, slug] of ['sunglasses', 'optical-frames', 'sport-eyewear'].entries()) {
    await expect(collections.nth(index)).toHaveAttribute('href', `/collections/${slug}`)
  }
  const bestsellers = page.getByRole('main').getByRole('article')
  await expect(bestsellers).toHaveCount(4)
  await page.getByRole('link', { name: 'View All Products' }).click()
  await expect(page).toHaveURL('/collections')
})

test('the claims, the stores and the links to the opticians are shown', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  for (const claim of ['15+', '3', '50+', '10,000+']) await expect(main.getByText(claim, { exact: true })).toBeVisible()
  for (const name of ['Nicosia', 'Limassol', 'Paphos']) await expect(main.getByRole('heading', { name })).toBeVisible()
  for (const hours of ['Mon-Sat 9:00-19:00', 'Mon-Sat 10:00-20:00, Sun 10:00-16:00', 'Mon-Sun 9:00-21:00']) {
    await expect(main.getByText(hours)).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Start Virtual Try-On' })).toHaveAttribute('href', '/virtual-try-on')
  await expect(main.getByRole('link', { name: 'Speak to an optician' })).toHaveAttribute('href', '/contact')
})

test('the play button opens a dialog that its button and Escape close, and the focus returns', async ({ page }) => {
  await open(page, '/')
  const play = page.getByRole('button', { name: 'Play the demonstration' })
  const window = page.getByRole('dialog', { name: 'How virtual try-on works' })
  await play.click()
  await expect(window.getByRole('paragraph').first()).not.toBeEmpty()
  await expect(window.getByRole('img', { name: 'Sample portrait' })).toBeVisible()
  await expect(window.getByText(/^On the photo: /)).toBeVisible()
  const frame = window.getByRole('tabpanel').getByRole('button').nth(1)
  await frame.click()
  await expect(frame).toHaveAttribute('aria-pressed', 'true')
  // Without a graphics card the first model blocks the browser for some seconds.
  await window.getByRole('button', { name: 'Close', exact: true }).click({ timeout: 60_000 })
  await expect(window).toBeHidden()
  await expect(play).toBeFocused()
  await play.click()
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
})

test('one testimonial is shown at a time', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByText('Eleni P.')).toBeVisible()
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(page.getByText('Andreas K.')).toBeVisible()
  await page.getByRole('button', { name: 'Previous testimonial' }).click()
  await expect(page.getByText('Eleni P.')).toBeVisible()
})

test('subscribing is busy for at least a second, then shows a toast and clears the field', async ({ page }) => {
  await open(page, '/')
  const email = page.getByLabel('E-mail address')
  await email.fill('petros@example.com')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/newsletter'))
  const startedAt = Date.now()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  const request = await sent
  expect([request.method(), request.postDataJSON()]).toEqual(['POST', { email: 'petros@example.com' }])
  expect((await request.response())?.ok()).toBe(true)
  await expect(page.getByText('Subscription Successful', { exact: true })).toBeVisible()
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000)
  await expect(email).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
})

test('the browser rejects an invalid e-mail address', async ({ page }) => {
  await open(page, '/')
  const email = page.getByLabel('E-mail address')
  await email.fill('petros')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(email).toBeFocused()
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  await expect(page.getByText('Subscribing...')).toHaveCount(0)
})
