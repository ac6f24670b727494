import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { openAsAssistant, orderThatIs, readOrder } from '../support/admin-orders.ts'
import { ADMIN_WORDS, signInAssistant } from '../support/back-office.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { LOOKS } from '../support/looks.ts'
import { countPresses } from '../support/presses.ts'

const select = (page: Page, number: string, words: (typeof ADMIN_WORDS)['en']) =>
  page.getByRole('checkbox', { name: words.batch.select.replace('{number}', number) })

for (const { language, width } of LOOKS) {
  const words = ADMIN_WORDS[language]

  test(`three orders are shipped with tracking numbers in eight presses, ${language}`, async ({ page }) => {
    await signInAssistant(page, language)
    const numbers = [await orderThatIs(page, 'in_fulfilment'), await orderThatIs(page, 'in_fulfilment')]
    numbers.push(await orderThatIs(page, 'in_fulfilment'))
    await openAsAssistant(page, language, '/admin/orders?view=in_fulfilment')
    const presses = await countPresses(page)
    for (const number of numbers) await select(page, number, words).click()
    await page
      .getByRole('region', { name: words.batch.bar })
      .getByRole('button', { name: words.batch.ship, exact: true })
      .click()
    for (const [index, number] of numbers.toReversed().entries()) {
      const field = page.getByRole('textbox', { name: words.batch.trackingOf.replace('{number}', number) })
      await expect(field).toBeFocused()
      await page.keyboard.type(`CY-MANY-${index}`)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText(words.batch.done.other.replace('{count}', '3'))).toBeVisible()
    await expect(page.getByRole('dialog', { name: words.batch.shipTitle })).toBeHidden()
    expect(presses.count()).toBeLessThanOrEqual(8)
    for (const [index, number] of numbers.toReversed().entries()) {
      expect(await readOrder(page, number)).toMatchObject({ status: 'shipped', trackingNumber: `CY-MANY-${index}` })
    }
  })

  test(`many orders are packed and their slips printed, at ${width} px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAssistant(page, language)
    const [confirmed, pending] = [await orderThatIs(page, 'confirmed'), await orderThatIs(page, 'pending')]
    await openAsAssistant(page, language, '/admin/orders')
    await select(page, confirmed, words).click()
    await select(page, pending, words).click()
    const bar = page.getByRole('region', { name: words.batch.bar })
    await expect(bar).toContainText(words.batch.chosen.other.replace('{count}', '2'))
    expect(await accessibilityViolations(page), 'list').toEqual([])
    await bar.getByRole('button', { name: words.batch.start }).click()
    // The new one has to be confirmed first: the report says so, and names it.
    const report = page.getByRole('alert').filter({ hasText: words.batch.refused.one.replace('{count}', '1') })
    await expect(report.getByRole('link', { name: pending })).toBeVisible()
    expect((await readOrder(page, confirmed)).status).toBe('in_fulfilment')

    await select(page, confirmed, words).click()
    await select(page, pending, words).click()
    await bar.getByRole('link', { name: words.batch.slips }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    const slip = page.getByRole('article', { name: confirmed })
    await expect(slip).toContainText('€')
    expect(await accessibilityViolations(page), 'slips').toEqual([])
    expect(await findOverflows(page), 'slips').toEqual([])
    await page.getByRole('checkbox', { name: words.slips.isGift }).check()
    await expect(slip).not.toContainText('€')
    const noted = page.waitForResponse((response) => response.url().endsWith('/slips/printed'))
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect((await noted).status()).toBe(200)
    const { timeline } = await readOrder(page, confirmed)
    expect(timeline).toContainEqual(expect.objectContaining({ is: 'noted', note: 'printed' }))
  })
}

test('a column of tracking numbers is pasted over several parcels', async ({ page, context }) => {
  const words = ADMIN_WORDS.en
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAssistant(page, 'en')
  const numbers = [await orderThatIs(page, 'in_fulfilment'), await orderThatIs(page, 'in_fulfilment')]
  await openAsAssistant(page, 'en', '/admin/orders?view=in_fulfilment')
  for (const number of numbers) await select(page, number, words).click()
  await page.getByRole('button', { name: words.batch.ship, exact: true }).click()
  const fieldOf = (number = '') =>
    page.getByRole('textbox', { name: words.batch.trackingOf.replace('{number}', number) })
  await expect(fieldOf(numbers[1])).toBeFocused()
  await page.evaluate(() => navigator.clipboard.writeText('RR1 CY\tLimassol\nRR2 CY\tPaphos\n'))
  await page.keyboard.press('Control+v')
  await expect(fieldOf(numbers[1])).toHaveValue('RR1 CY')
  await expect(fieldOf(numbers[0])).toHaveValue('RR2 CY')
  expect(await accessibilityViolations(page), 'dialog').toEqual([])
})
