import type { Language } from '../../src/domain/shop-facts.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, signInAssistant } from '../support/back-office.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { LOOKS } from '../support/looks.ts'
import { toastOf } from '../support/shopping.ts'

const words = ADMIN_WORDS.en
const SKUS = ['HEL-AKA-GLD', 'HEL-AKA-GUN', 'HEL-AKA-SLV']

/** As a hand scanner does: keys with no pause, ending in Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate((typed) => {
    const codeOf = (character: string) => {
      if (character === '-') return 'Minus'
      return /\d/.test(character) ? `Digit${character}` : `Key${character}`
    }
    for (const key of [...[...typed].map(codeOf), 'Enter']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code: key, bubbles: true, cancelable: true }))
    }
  }, code)
}

async function webStock(page: Page, sku: string): Promise<number> {
  const response = await page.request.get(`/api/admin/stock/codes/${sku}`)
  return ((await response.json()) as { stock: number }).stock
}

test('a delivery of three frames is booked in two presses, and scanning', async ({ page }) => {
  await openStock(page, 'en')
  const before = await Promise.all(SKUS.map((sku) => webStock(page, sku)))
  // The first press.
  await page.getByRole('link', { name: words.stock.deliver }).click()
  await expect(page.getByRole('combobox', { name: words.pieces.code })).toBeFocused()
  for (const sku of SKUS) {
    await scan(page, sku)
    await expect(page.getByRole('list', { name: words.pieces.lines }).getByText(sku)).toBeVisible()
  }
  // The second.
  await page.getByRole('button', { name: words.pieces.deliverySubmit }).click()
  await expect(toastOf(page)).toContainText(words.pieces.delivered)
  expect(await Promise.all(SKUS.map((sku) => webStock(page, sku)))).toEqual(before.map((stock) => stock + 1))
})

test('scans of a count wait without a connection, and count once it is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await openStock(page, 'en')
  await page.getByRole('link', { name: words.stock.counts }).click()
  await page.getByRole('button', { name: words.counts.start }).click()
  await expect(page.getByRole('combobox', { name: words.pieces.code })).toBeFocused()
  await scan(page, 'HEL-AKA-GLD')
  const counted = page.getByRole('textbox', { name: words.counts.set.replace('{name}', 'Akamas Aviator, Gold') })
  await expect(counted).toHaveValue('1')
  await context.setOffline(true)
  await scan(page, 'HEL-AKA-GLD')
  await expect(page.getByText(words.counts.waiting.one.replace('{count}', '1'))).toBeVisible()
  await context.setOffline(false)
  await expect(counted).toHaveValue('2')
  await page.getByRole('button', { name: words.counts.cancel }).click()
  await expect(toastOf(page)).toContainText(words.counts.cancelled)
})

for (const { language, width } of LOOKS) {
  test(`the stock is accessible, at ${width} px, ${language}`, async ({ page, setLanguage }) => {
    const { stock, stockPage } = ADMIN_WORDS[language]
    await setLanguage(language)
    await page.setViewportSize({ width, height: 800 })
    await openStock(page, language)
    await expect(page.getByRole('link', { name: 'HEL-AKA-GLD' }).first()).toBeVisible()
    const look = async (name: string) => {
      expect(await accessibilityViolations(page), name).toEqual([])
      expect(await findOverflows(page), name).toEqual([])
    }
    await look('list')
    await page.getByRole('link', { name: 'HEL-AKA-GLD' }).first().click()
    await expect(page.getByRole('heading', { name: stockPage.movements })).toBeVisible()
    await look('product')
    await page.getByRole('button', { name: stockPage.hold }).click()
    await expect(page.getByRole('dialog', { name: stockPage.holdTitle })).toBeVisible()
    expect(await accessibilityViolations(page), 'dialog').toEqual([])
    for (const path of ['/admin/stock/delivery', '/admin/stock/transfers', '/admin/stock/counts']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link', { name: stock.back })).toBeVisible()
      // A full load keeps the place of the last one, where the header may cover a link.
      await page.evaluate(() => scrollTo(0, 0))
      await look(path)
    }
  })
}

async function openStock(page: Page, language: Language): Promise<void> {
  await signInAssistant(page, language)
  await page.goto('/admin/stock')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ADMIN_WORDS[language].stock.title)
}
