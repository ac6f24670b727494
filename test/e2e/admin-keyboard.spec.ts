import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, signInAssistant } from '../support/back-office.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'

const WORDS = ADMIN_WORDS.el
/** What the keys of a Greek layout say, by their place. */
const GREEK: Record<string, string> = { KeyG: 'γ', KeyO: 'ο', KeyJ: 'ξ', KeyK: 'κ', Slash: '/' }

/** Presses keys as a Greek layout sends them. */
async function press(page: Page, ...codes: string[]): Promise<void> {
  for (const code of codes) {
    await page.evaluate(
      ({ code, key }) =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }),
        ),
      { code, key: GREEK[code] ?? code },
    )
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rowLink = (page: Page, index: number) => page.locator('main tbody tr').nth(index).getByRole('link').first()

test('on a Greek layout keys lead between screens, rows and the search, but not while one types', async ({ page }) => {
  await signInAssistant(page, 'el')
  await page.goto('/admin/account')
  await expect(heading(page)).toHaveText(WORDS.account.title)
  await press(page, 'KeyG', 'KeyO')
  await expect(heading(page)).toHaveText(WORDS.orders.title)

  await expect(rowLink(page, 2)).toBeVisible()
  await press(page, 'KeyJ')
  await expect(rowLink(page, 0)).toBeFocused()
  await press(page, 'KeyJ', 'KeyJ', 'KeyK')
  await expect(rowLink(page, 1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rowLink(page, 2)).toBeFocused()

  await press(page, 'Slash')
  const search = page.getByRole('searchbox', { name: WORDS.orders.search })
  await expect(search).toBeFocused()
  await press(page, 'KeyJ')
  await expect(search).toBeFocused()
})

test('the question mark lists the keys, which can be turned off', async ({ page }) => {
  await signInAssistant(page, 'el')
  await page.goto('/admin/orders')
  await expect(rowLink(page, 0)).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: WORDS.shortcuts.title })
  await expect(dialog.getByRole('row', { name: new RegExp(WORDS.screens.orders) })).toBeVisible()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityViolations(page), `list, ${width}`).toEqual([])
    expect(await findOverflows(page), `list, ${width}`).toEqual([])
  }
  await press(page, 'KeyJ')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goto('/admin/account')
  const setting = page.getByRole('checkbox', { name: WORDS.shortcuts.use })
  await setting.uncheck()
  await setting.blur()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityViolations(page), `account, ${width}`).toEqual([])
    expect(await findOverflows(page), `account, ${width}`).toEqual([])
  }
  await press(page, 'KeyG', 'KeyO')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading(page)).toHaveText(WORDS.account.title)
})

for (const typed of ['logariasmos', 'λογαριασμοσ', 'my account']) {
  test(`the palette finds a screen by “${typed}”`, async ({ page }) => {
    await signInAssistant(page, 'el')
    await page.goto('/admin/orders')
    await expect(heading(page)).toHaveText(WORDS.orders.title)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: WORDS.palette.label }).fill(typed)
    await expect(page.getByRole('option')).toHaveText([WORDS.screens.account])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(WORDS.account.title)
  })
}
