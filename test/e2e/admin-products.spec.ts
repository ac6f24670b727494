import { fill } from '../../src/i18n/translate.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, chooseLanguage, signInOwner } from '../support/back-office.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { LOOKS } from '../support/looks.ts'
import { toastOf } from '../support/shopping.ts'

// A code of the second factor works once in half a minute, so the owner signs in once.
test('an owner prices, reduces, edits and adds products', async ({ page, expectedErrors }) => {
  test.setTimeout(240_000)
  const { product: words, products } = ADMIN_WORDS.en
  await signInOwner(page, 'en')
  await page.goto('/admin/products')

  await test.step('changes a price in four presses', async () => {
    // The first press and the second.
    await find(page, 'brandt smoke', 'Brandt Square, Smoke')
    // The third.
    await page.getByRole('textbox', { name: words.price }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('219,90')
    await expect(page.getByRole('button', { name: words.save })).toBeVisible()
    // The fourth.
    await page.getByRole('button', { name: words.save }).click()
    await expect(toastOf(page)).toContainText(words.saved)
    await expect(page.getByRole('textbox', { name: words.price })).toHaveValue('219.90')
    await expect(page.getByRole('button', { name: words.save })).toBeHidden()
  })

  await test.step('is asked what 1.234 means', async () => {
    await page.getByRole('textbox', { name: words.price }).fill('1.234')
    await page.getByRole('button', { name: '€1234.00' }).click()
    await expect(page.getByRole('textbox', { name: words.price })).toHaveValue('1234.00')
    await page.getByRole('button', { name: words.discard }).click()
    await expect(page.getByRole('textbox', { name: words.price })).toHaveValue('219.90')
  })

  await test.step('reduces it by 20 % for a week in five presses, and is told what the law shows', async () => {
    await page.getByRole('link', { name: words.back, exact: true }).last().click()
    // The first press and the second.
    await find(page, 'brandt smoke', 'Brandt Square, Smoke')
    // The third, the fourth and the fifth.
    await page.getByRole('button', { name: words.reduce }).click()
    await page.getByRole('button', { name: fill(words.lessPercent, { percent: 20 }) }).click()
    await expect(page.getByRole('dialog').getByText(fill(words.lawReference, { price: '€219.90' }))).toBeVisible()
    expect(await accessibilityViolations(page), 'reduction').toEqual([])
    await page.getByRole('button', { name: words.reduceSubmit }).click()
    await expect(page.getByText(fill(words.reducedTo, { price: '€175.92' }))).toBeVisible()
    await page.goto('/products/brandt-smoke')
    await expect(page.getByRole('main')).toContainText('€175.92')
  })

  await test.step('sees who changed the price in two presses', async () => {
    await page.goto('/admin/products')
    await find(page, 'brandt smoke', 'Brandt Square, Smoke')
    await page.getByRole('link', { name: words.history }).click()
    await expect(page.getByRole('table')).toContainText('price_cents')
  })

  await test.step('sees both values where a colleague changed the same field, and keeps the rest', async () => {
    await page.goto('/admin/products')
    await find(page, 'carlotta rose', 'Carlotta')
    const path = `/api/admin/products/${page.url().split('/').at(-1)}`
    const { version } = await (await page.request.get(path)).json()
    await page.getByRole('textbox', { name: `${words.name} · ${words.english}` }).fill('Carlotta mine ')
    const changes = { name: 'Carlotta theirs', isBestseller: true }
    expect((await page.request.patch(path, { data: { version, changes } })).ok()).toBe(true)
    expectedErrors.push(/409/)
    await page.getByRole('button', { name: words.save }).click()
    const conflict = page.getByRole('alert').filter({ hasText: words.bothChanged })
    await expect(conflict).toContainText('Carlotta mine')
    await expect(conflict).toContainText('Carlotta theirs')
    expect(await accessibilityViolations(page), 'conflict').toEqual([])
    await conflict.getByRole('button', { name: words.keepMine }).click()
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carlotta mine')
    await expect(page.getByRole('checkbox', { name: words.isBestseller })).toBeChecked()
  })

  await test.step('is asked before leaving with changes', async () => {
    await page.getByRole('textbox', { name: words.sku }).fill('CHANGED')
    await page.getByRole('link', { name: ADMIN_WORDS.en.screens.orders }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: ADMIN_WORDS.en.frame.stay, exact: true }).click()
    await expect(page.getByRole('textbox', { name: words.sku })).toHaveValue('CHANGED')
    await page.getByRole('button', { name: words.discard }).click()
  })

  await test.step('adds a draft, is led to what it lacks, and previews it', async () => {
    await page.goto('/admin/products')
    await page.getByRole('link', { name: products.add }).click()
    await page.getByRole('textbox', { name: `${words.name} · ${words.english}` }).fill('Kórda Round')
    await page.getByRole('combobox', { name: words.brand }).selectOption('Helianos')
    await page.getByRole('textbox', { name: words.sku }).fill('HEL-KOR-NEW')
    await expect(page.getByRole('textbox', { name: words.slug })).toHaveValue('korda-round')
    await page.getByRole('button', { name: words.addSubmit }).click()
    await page.getByRole('link', { name: words.gaps.nameEl }).click()
    await expect(page.getByRole('textbox', { name: `${words.name} · ${words.greek}` })).toBeFocused()
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: words.preview }).click()
    const preview = await opening
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Kórda Round')
    await preview.close()
  })

  for (const { language, width } of LOOKS) {
    await test.step(`the screens are accessible at ${width} px, ${language}`, async () => {
      const texts = ADMIN_WORDS[language]
      await chooseLanguage(page, language)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/admin/products?view=draft')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.products.title)
      await expect(page.getByRole('link', { name: /Kórda Round/ }).first()).toBeVisible()
      expect(await accessibilityViolations(page), 'list').toEqual([])
      expect(await findOverflows(page), 'list').toEqual([])
      await page
        .getByRole('link', { name: /Kórda Round/ })
        .first()
        .click()
      await expect(page.getByRole('textbox', { name: texts.product.price })).toBeVisible()
      expect(await accessibilityViolations(page), 'product').toEqual([])
      expect(await findOverflows(page), 'product').toEqual([])
      await page.goto('/admin/products/new')
      await expect(page.getByRole('button', { name: texts.product.addSubmit })).toBeVisible()
      expect(await accessibilityViolations(page), 'new product').toEqual([])
      expect(await findOverflows(page), 'new product').toEqual([])
    })
  }
})

async function find(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('searchbox').click()
  await page.keyboard.type(typed)
  await expect(page).toHaveURL(/[?&]q=/)
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}
