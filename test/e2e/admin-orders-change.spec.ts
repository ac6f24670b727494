import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { openAsAssistant, orderThatIs, readOrder } from '../support/admin-orders.ts'
import { ADMIN_WORDS, signInAssistant, signInOwner } from '../support/back-office.ts'
import { expect, test } from '../support/e2e-test.ts'
import { order } from '../support/earlier-visit.ts'
import { LOOKS } from '../support/looks.ts'
import { countPresses } from '../support/presses.ts'

const SLUG = 'hard-case-chestnut'

for (const { language, width } of LOOKS) {
  const { orderEdit: edit, returns, order: words } = ADMIN_WORDS[language]

  test(`an order is changed after its difference was shown, at ${width} px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAssistant(page, language)
    const number = await orderThatIs(page, 'confirmed', SLUG)
    const { total } = await readOrder(page, number)
    await openAsAssistant(page, language, `/admin/orders/${number}`)
    await page.getByRole('button', { name: edit.open }).click()
    const dialog = page.getByRole('dialog', { name: edit.title })
    await expect(dialog.getByText(edit.noDifference)).toBeVisible()
    const preview = page.waitForResponse((response) => response.url().endsWith('/edit'))
    await dialog.getByRole('spinbutton').first().fill('2')
    const { total: after } = await previewOf(preview)
    await expect(dialog.getByText(edit.after)).toBeVisible()
    expect(await accessibilityViolations(page), 'edit').toEqual([])
    expect((await readOrder(page, number)).total).toBe(total)
    await dialog.getByRole('button', { name: edit.save }).click()
    await expect(dialog).toBeHidden()
    const changed = await readOrder(page, number)
    expect(changed).toMatchObject({ total: after, items: [{ quantity: 2 }] })
    await expect(
      page.getByRole('listitem').filter({ hasText: ADMIN_WORDS[language].timeline.edited }).first(),
    ).toBeVisible()
  })

  test(`what a colleague changed meanwhile is shown beside one’s own change, ${language}`, async ({ page }) => {
    await signInAssistant(page, language)
    const number = await orderThatIs(page, 'confirmed', SLUG)
    await openAsAssistant(page, language, `/admin/orders/${number}`)
    await page.getByRole('button', { name: edit.open }).click()
    const dialog = page.getByRole('dialog', { name: edit.title })
    await dialog.getByRole('spinbutton').first().fill('3')
    await expect(dialog.getByText(edit.after)).toBeVisible()
    const { version, items, shippingMethod } = await readOrder(page, number)
    const lines = items.map(({ productId }) => ({ productId, quantity: 2 }))
    const response = await page.request.post(`/api/admin/orders/${number}/edit`, {
      data: { version, lines, shippingMethod },
    })
    expect(response.status()).toBe(200)
    await dialog.getByRole('button', { name: edit.save }).click()
    await expect(dialog.getByRole('alert')).toContainText('2 ×')
    await expect(dialog.getByRole('spinbutton').first()).toHaveValue('3')
    await dialog.getByRole('button', { name: edit.save }).click()
    await expect(dialog).toBeHidden()
    expect((await readOrder(page, number)).items).toMatchObject([{ quantity: 3 }])
  })
  test.use({ expectedErrors: [/409.*\/edit/] })

  test(`an order that came back is taken back in five presses, ${language}`, async ({ page }) => {
    await signInAssistant(page, language)
    const number = await orderThatIs(page, 'delivered', SLUG)
    await openAsAssistant(page, language, `/admin/orders/${number}`)
    const presses = await countPresses(page)
    await page.getByRole('button', { name: returns.open }).click()
    await expect(page.getByRole('dialog', { name: returns.title })).toBeVisible()
    await page.getByRole('button', { name: returns.all }).click()
    await page.getByRole('combobox', { name: returns.store }).selectOption('limassol')
    await page.getByRole('button', { name: returns.submit }).click()
    await expect(page.getByRole('heading', { name: returns.panel })).toBeVisible()
    expect(presses.count()).toBeLessThanOrEqual(5)
    expect(await readOrder(page, number)).toMatchObject({ status: 'returned', returns: [{ store: 'limassol' }] })
  })

  test(`the dialogs of an order are accessible, at ${width} px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAssistant(page, language)
    const [packed, delivered] = [await orderThatIs(page, 'in_fulfilment'), await orderThatIs(page, 'delivered')]
    const dialogs = [
      { number: packed, opener: words.steps.shipped, title: words.shipTitle },
      { number: packed, opener: words.steps.ready_for_collection, title: words.collectTitle },
      { number: packed, opener: edit.open, title: edit.title },
      { number: delivered, opener: returns.open, title: returns.title },
    ]
    for (const { number, opener, title } of dialogs) {
      await page.goto(`/admin/orders/${number}`)
      await page.getByRole('button', { name: opener, exact: true }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      expect(await accessibilityViolations(page), title).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused()
    }
  })
}

test('the question before cancelling is accessible', async ({ page }) => {
  const { order: words } = ADMIN_WORDS.el
  const number = await order(page, 'silk-cord-navy')
  await signInOwner(page, 'el')
  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: words.cancel }).click()
  await expect(page.getByRole('dialog', { name: words.cancelTitle })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
})

async function previewOf(response: Promise<{ json(): Promise<unknown> }>): Promise<{ total: number }> {
  return ((await (await response).json()) as { after: { total: number } }).after
}
