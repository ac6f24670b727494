import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

test('a card shows its product in another colour without leaving the list', async ({ page }) => {
  await open(page, '/collections/sunglasses')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('list', { name: 'Color' }) })
    .first()
  const swatches = card.getByRole('list', { name: 'Color' }).getByRole('button')
  const first = await card.getByRole('heading').textContent()
  const picture = card.locator('[data-morph] img').first()
  const source = await picture.getAttribute('src')
  const unchosen = swatches.and(page.locator('[aria-pressed=false]')).first()
  const name = (await unchosen.getAttribute('aria-label'))?.replace(' (sold out)', '') ?? ''
  await unchosen.click()
  await expect(card.getByRole('heading')).toHaveText(name)
  await expect(picture).not.toHaveAttribute('src', source ?? '')
  await expect(swatches.and(page.locator('[aria-pressed=true]'))).toBeFocused()
  await expect(page).toHaveURL('/collections/sunglasses')
  expect(await accessibilityViolations(page)).toEqual([])
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(name).not.toBe(first)
})

test('the colours of a model change the picture and the address, by keyboard too', async ({ page }) => {
  await open(page, '/products/amathus-round-dark-havana')
  const colours = page.getByRole('region', { name: 'Color' })
  await expect(colours.locator('[aria-current=true]')).toHaveAccessibleName('Amathus Round, Dark Havana')
  const other = colours.locator('a:not([aria-current])').first()
  const href = (await other.getAttribute('href')) ?? ''
  const name = (await other.getAttribute('aria-label'))?.replace(' (sold out)', '') ?? ''
  await page.getByRole('main').getByRole('tab', { name: 'Description' }).click()
  await other.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(colours.locator('[aria-current=true]')).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('ul[data-morph] img').first()).toHaveAttribute(
    'src',
    new RegExp(href.split('/').at(-1) ?? ''),
  )
})

test('a sold-out colour is marked', async ({ page }) => {
  await open(page, '/collections')
  const all = await page.request.get('/api/products')
  const listed: { slug: string; colourways?: { isInStock: boolean }[] }[] = await all.json()
  const { slug = '' } = listed.find(({ colourways }) => colourways?.some(({ isInStock }) => !isInStock)) ?? {}
  await open(page, `/products/${slug}`)
  await expect(
    page
      .getByRole('region', { name: 'Color' })
      .getByRole('link', { name: /\(sold out\)/ })
      .first(),
  ).toBeVisible()
})
