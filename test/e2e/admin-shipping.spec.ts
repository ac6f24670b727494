import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { openAsAssistant, orderThatIs, readOrder } from '../support/admin-orders.ts'
import { ADMIN_WORDS, signInAssistant } from '../support/back-office.ts'
import { expect, test } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { LOOKS } from '../support/looks.ts'

for (const { language, width } of LOOKS) {
  const { shipping: words } = ADMIN_WORDS[language]

  test(`a packed order goes to the courier by hand, at ${width} px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAssistant(page, language)
    const number = await orderThatIs(page, 'in_fulfilment')
    await openAsAssistant(page, language, '/admin/shipping')
    expect(await accessibilityViolations(page), 'waiting').toEqual([])
    expect(await findOverflows(page), 'waiting').toEqual([])
    await page.getByRole('checkbox', { name: words.select.replace('{number}', number) }).check()
    await page.getByRole('button', { name: words.create }).click()
    await page.getByRole('combobox', { name: words.carrier }).selectOption('akis')
    await page.getByRole('textbox', { name: words.trackingOf.replace('{number}', number) }).fill('AK1234567')
    expect(await accessibilityViolations(page), 'create').toEqual([])
    await page.getByRole('button', { name: words.createSubmit.one.replace('{count}', '1') }).click()
    await expect(page.getByText(words.created.one.replace('{count}', '1'))).toBeVisible()

    await page.getByRole('link', { name: words.view.created }).click()
    await page.getByRole('checkbox', { name: words.select.replace('{number}', number) }).check()
    await expect(page.getByRole('link', { name: words.labels })).toBeVisible()
    expect(await accessibilityViolations(page), 'to hand over').toEqual([])
    await page.getByRole('button', { name: words.handOver }).click()
    await expect(page.getByText(words.handedOver.one.replace('{count}', '1'))).toBeVisible()
    expect(await readOrder(page, number)).toMatchObject({ status: 'shipped', trackingNumber: 'AK1234567' })

    await page.goto(`/admin/orders/${number}`)
    const report = page.getByRole('form', { name: words.report })
    await report.getByRole('combobox').selectOption('delivered')
    await report.getByRole('button').click()
    await expect(report).toBeHidden()
    expect(await accessibilityViolations(page), 'order').toEqual([])
    expect(await findOverflows(page), 'order').toEqual([])
    expect(await readOrder(page, number)).toMatchObject({ status: 'delivered', parcels: [{ state: 'delivered' }] })
  })
}
