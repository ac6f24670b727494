import type { Language } from '../../src/domain/shop-facts.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, signInAssistant } from '../support/back-office.ts'
import { checkoutForm } from '../support/checkout-form.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { order } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { LOOKS } from '../support/looks.ts'
import { toastOf } from '../support/shopping.ts'

const words = ADMIN_WORDS.en
const { phoneNumber } = checkoutForm()

test('an order is found by its buyer’s phone number in two presses', async ({ page }) => {
  const number = await order(page, 'silk-cord-navy')
  await openOrders(page, 'en')
  // The first press.
  await page.getByRole('searchbox', { name: words.orders.search }).click()
  await page.keyboard.type(phoneNumber.replace('+357 ', '').replaceAll(' ', ''))
  await expect(page).toHaveURL(/[?&]q=/)
  // The second.
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.order.title.replace('{number}', number))
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: words.orders.search })).not.toHaveValue('')
})

test('an order is confirmed and annotated by keyboard only', async ({ page }) => {
  const number = await order(page, 'silk-cord-navy')
  await openOrders(page, 'en')
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: words.palette.label })
  await expect(box).toBeFocused()
  await page.keyboard.type(number)
  await expect(page.getByRole('option', { name: number })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, words.order.steps.confirmed)
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText(words.orders.status.confirmed)
  await expect(page.getByRole('button', { name: words.order.steps.in_fulfilment })).toBeVisible()

  await page.getByRole('textbox', { name: words.timeline.note }).focus()
  await page.keyboard.type('She calls back on Monday.')
  await tabTo(page, words.timeline.addNote)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'She calls back on Monday.' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: words.timeline.note })).toHaveValue('')
})

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return
  }
  throw new Error(`the focus did not get to ${name}`)
}

for (const { language, width } of LOOKS) {
  test(`the orders are accessible, at ${width} px, ${language}`, async ({ page, setLanguage }) => {
    const { timeline, order: texts } = ADMIN_WORDS[language]
    const number = await order(page, 'silk-cord-navy')
    await setLanguage(language)
    await page.setViewportSize({ width, height: 800 })
    await openOrders(page, language)
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    expect(await accessibilityViolations(page), 'list').toEqual([])
    expect(await findOverflows(page), 'list').toEqual([])

    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { name: timeline.title })).toBeVisible()
    expect(await accessibilityViolations(page), 'order').toEqual([])
    expect(await findOverflows(page), 'order').toEqual([])
    await page.getByRole('button', { name: texts.correct }).click()
    await expect(page.getByRole('dialog', { name: texts.correct })).toBeVisible()
    expect(await accessibilityViolations(page), 'dialog').toEqual([])
  })
}

async function openOrders(page: Page, language: Language): Promise<void> {
  await signInAssistant(page, language)
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ADMIN_WORDS[language].orders.title)
}
