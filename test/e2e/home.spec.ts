import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

test('the hero is 400 px high, one testimonial is shown at a time, and a link leads to the frames', async ({
  page,
}) => {
  await open(page, '/')
  const main = page.getByRole('main')
  const picture = main.getByRole('img', { name: 'Eyewear resting on pale stone' })
  expect((await picture.boundingBox())?.height).toBe(400)
  await expect(page.getByText('Eleni P.')).toBeVisible()
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(page.getByText('Andreas K.')).toBeVisible()
  await expect(page.getByText('Eleni P.')).toBeHidden()
  await page.getByRole('button', { name: 'Previous testimonial' }).click()
  await expect(page.getByText('Eleni P.')).toBeVisible()
  await main.getByRole('link', { name: 'Browse Frames' }).click()
  await expect(page).toHaveURL('/collections')
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

test('an invalid e-mail address is rejected; subscribing is busy for at least a second, then clears the field', async ({
  page,
}) => {
  await open(page, '/')
  const email = page.getByLabel('E-mail address')
  await email.fill('petros')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(email).toBeFocused()
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  await expect(page.getByText('Subscribing...')).toHaveCount(0)
  await email.fill('petros@example.com')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/newsletter'))
  const startedAt = Date.now()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  const request = await sent
  expect([request.method(), request.postDataJSON()]).toEqual(['POST', { email: 'petros@example.com', source: 'home' }])
  expect((await request.response())?.ok()).toBe(true)
  await expect(page.getByText('Subscription Successful', { exact: true })).toBeVisible()
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000)
  await expect(email).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
})
