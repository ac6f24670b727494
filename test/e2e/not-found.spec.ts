import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

test('the not-found page links to the home page and the frames', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await open(page, '/gift-hats')
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Browse Frames' }).click()
  await expect(page).toHaveURL('/collections')
})
