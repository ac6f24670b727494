import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

test('a question opens on click, and from its URL fragment', async ({ page }) => {
  await open(page, '/faqs#driving')
  await expect(page.getByText('category 4 never at the wheel')).toBeInViewport()
  const answer = page.getByText('You can buy as a guest')
  await expect(answer).toBeHidden()
  await page.getByText('Do I need an account to order?').click()
  await expect(answer).toBeVisible()
})

test('the table of contents links to the sections', async ({ page }) => {
  await open(page, '/shipping-returns')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your right to withdraw' })
    .click()
  await expect(page).toHaveURL('/shipping-returns#withdrawal')
  await expect(page.getByRole('heading', { name: 'Your right to withdraw' })).toBeInViewport()
})

test('the page of the stores says when each opens or closes, in both languages, and links to its next eye exam', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-29T13:00:00Z'))
  await open(page, '/locations')
  await expect(page.getByText(/^(Open now|Closed)/)).toHaveText([
    'Closed today · opens tomorrow at 9:00',
    'Open now · closes at 16:00',
    'Open now · closes at 21:00',
  ])
  await expect(page.getByText('· €20.00')).toHaveCount(3)
  expect(await accessibilityViolations(page)).toEqual([])
  await page
    .getByRole('link', { name: / at \d\d:\d\d$/ })
    .first()
    .click()
  await expect(page).toHaveURL('/contact?store=Nicosia&service=eye_exam')
  await expect(page.getByLabel('Preferred Store')).toHaveValue('Nicosia')
  await page.clock.setFixedTime(new Date('2027-01-06T10:00:00Z'))
  await open(page, '/?lang=el')
  await expect(page.getByText('Κλειστό σήμερα (Θεοφάνεια) · ανοίγει αύριο στις 9:00')).toHaveCount(2)
})

test.describe('the size guide', () => {
  test('shows the width of a frame for the entered numbers, and the nearest frames', async ({ page }) => {
    await open(page, '/size-guide')
    await page.getByRole('textbox', { name: 'Lens width' }).fill('47')
    await page.getByRole('textbox', { name: 'Bridge' }).fill('22')
    await page.getByRole('textbox', { name: 'Temple' }).fill('145')
    await expect(page.getByRole('status').getByText('About 126 mm wide: a narrow front.')).toBeVisible()
    await page.getByRole('button', { name: 'Show what fits' }).click()
    await expect(page).toHaveURL('/size-guide?lens=47&bridge=22&temple=145')
    await expect(page.getByText('Choose what kind of glasses and for whom')).toBeVisible()
    await page.getByLabel('What kind of glasses?').selectOption('Optical frames')
    await page.getByLabel('For whom?').selectOption('For a man')
    await page.getByRole('button', { name: 'Show what fits' }).click()
    await expect(page).toHaveURL('/size-guide?lens=47&bridge=22&temple=145&kind=optical-frames&for=men')
    const tiles = page.getByRole('main').getByRole('article')
    await expect(tiles.first()).toContainText('Ledra Panto')
    await expect(tiles.first()).toContainText('47 □ 22 – 145')
    await page.reload()
    await expect(tiles.first()).toContainText('Ledra Panto')
  })

  test('reports a number outside the range of frames', async ({ page }) => {
    await open(page, '/size-guide')
    await page.getByRole('textbox', { name: 'Lens width' }).fill('52')
    await page.getByRole('textbox', { name: 'Bridge' }).fill('145')
    await page.getByRole('button', { name: 'Show what fits' }).click()
    await expect(page.getByText('Bridge: a spectacle frame has 8 to 30 mm here.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Bridge' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Bridge' })).toHaveAttribute('aria-invalid', 'true')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('works too', async ({ page }) => {
      await page.goto('/size-guide')
      for (const [label, value] of [
        ['Lens width', '52'],
        ['Bridge', '18'],
        ['Temple', '145'],
      ] as const)
        await page.getByRole('textbox', { name: label }).fill(value)
      await page.getByLabel('What kind of glasses?').selectOption('Optical frames')
      await page.getByLabel('For whom?').selectOption('For a man')
      await page.getByRole('button', { name: 'Show what fits' }).click()
      await expect(page.getByText('About 132 mm wide: a medium front.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
    })
  })
})
