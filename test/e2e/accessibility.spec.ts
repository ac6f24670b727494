import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, settle, test } from '../support/journey.ts'
import { open, putIntoCart } from '../support/shopping.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe holds against the page as it stands, each with the places it means. */
async function barriers(page: Page): Promise<string[]> {
  await settle(page)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`)
}

const WIDTHS = [360, 1280]
const LANGUAGES = ['en', 'el'] as const
const OPEN_TO_ALL = [
  '/',
  '/collections',
  '/collections/sunglasses?brand=Helianos&color=gold',
  '/collections?q=monocle',
  '/products/mirande-champagne',
  '/products/carlotta-rose',
  '/cart',
  '/checkout/success',
  '/login',
  '/register',
  '/virtual-try-on',
  '/not-found',
]

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    test(`no screen has a barrier at ${width} px, ${language}`, async ({ page, speak, foreseenErrors }) => {
      foreseenErrors.push(/404/)
      await speak(language)
      await page.setViewportSize({ width, height: 800 })
      for (const path of OPEN_TO_ALL) {
        await open(page, path)
        expect(await barriers(page), path).toEqual([])
      }
    })
  }

  test(`a full cart, the checkout with and without complaints, and the order have no barrier, ${language}`, async ({
    page,
    speak,
  }) => {
    await speak(language)
    await putIntoCart(page, 'silk-cord-navy')
    expect(await barriers(page), 'product with its toast').toEqual([])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/cart', '/checkout']) {
        await open(page, path)
        expect(await barriers(page), `${path} at ${width}`).toEqual([])
      }
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      expect(await barriers(page), `complaints at ${width}`).toEqual([])
    }
  })

  test(`an account and its orders have no barrier, ${language}`, async ({ page, speak }) => {
    await speak(language)
    await open(page, '/login')
    await page.getByRole('textbox').first().fill('maria')
    await page.locator('[type=password]').fill('maria-demo')
    await page.locator('[type=password]').press('Enter')
    await expect(page).toHaveURL('/account')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      for (const index of [0, 1]) {
        await page.getByRole('tab').nth(index).click()
        expect(await barriers(page), `tab ${index} at ${width}`).toEqual([])
      }
    }
  })
}

test('open windows, menus and messages have no barrier', async ({ page, foreseenErrors }) => {
  foreseenErrors.push(/401/)
  await open(page, '/products/mirande-champagne')
  await page.getByRole('button', { name: 'Try Virtually' }).click()
  expect(await barriers(page), 'mirror').toEqual([])
  await page.getByRole('button', { name: 'Capture Photo' }).click()
  expect(await barriers(page), 'mirror with a photo').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('banner').locator('summary').first().click()
  expect(await barriers(page), 'languages').toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await barriers(page), 'menu').toEqual([])
  await open(page, '/collections')
  await page.getByRole('link', { name: 'Show filters' }).click()
  expect(await barriers(page), 'filters').toEqual([])

  await open(page, '/login')
  await page.getByLabel('Username').fill('nobody')
  await page.getByLabel('Password').fill('not-a-demo')
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('form').getByText('Incorrect username or password.')).toBeVisible()
  expect(await barriers(page), 'refused login').toEqual([])
})

test('nothing has to be scrolled sideways at 320 px', async ({ page, speak, foreseenErrors }) => {
  foreseenErrors.push(/404/)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of LANGUAGES) {
    await speak(language)
    await putIntoCart(page, 'silk-cord-navy')
    for (const path of [...OPEN_TO_ALL, '/checkout']) {
      await open(page, path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `${path} in ${language}`).toBeLessThanOrEqual(320)
    }
  }
})
