import { readFile } from 'node:fs/promises'
import type { AdminOutput } from '../../src/contract/admin/calls.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, signInManager } from '../support/back-office.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { order } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { LOOKS } from '../support/looks.ts'

type Documents = AdminOutput<'GET /api/admin/orders/{orderId}/documents'>

/** An order that was paid, once its invoice is issued. */
async function invoicedOrder(page: Page) {
  const id = await order(page, 'silk-cord-navy', { paymentMethod: 'bank_transfer' })
  const { payments, total } = (await (
    await page.request.get(`/api/admin/orders/${id}/money`)
  ).json()) as AdminOutput<'GET /api/admin/orders/{orderId}/money'>
  const data = { requestKey: crypto.randomUUID(), amount: total, day: '2026-11-20', reference: '' }
  await page.request.post(`/api/admin/payments/${payments[0]?.id}/transfer`, { data })
  let number = ''
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/admin/orders/${id}/documents`)
      number = ((await answer.json()) as Documents).documents[0]?.number ?? ''
      return number
    })
    .toMatch(/^INV-/)
  return { id, number }
}

for (const { language, width } of LOOKS) {
  const { documents: words, sections, screens } = ADMIN_WORDS[language]

  test(`an invoice is found, opened as PDF and written into the accountant’s file, at ${width} px, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInManager(page, language)
    const { id, number } = await invoicedOrder(page)
    await page.goto(`/admin/documents?q=${id}`)
    await waitForHydration(page)
    const here = page.getByRole('navigation', { name: sections.payments, exact: true })
    await expect(here.getByRole('link', { name: screens.documents })).toHaveAttribute('aria-current', 'page')
    const document = page.getByRole('link', { name: words.open.replace('{number}', number) })
    await expect(document).toBeVisible()
    expect(await accessibilityViolations(page), 'list').toEqual([])
    expect(await findOverflows(page), 'list').toEqual([])
    const pdf = await page.request.get((await document.getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('link', { name: words.view.credit_note }).click()
    await expect(page.getByRole('heading', { name: words.noneFound.replace('{query}', id) })).toBeVisible()

    await page.getByRole('button', { name: words.export }).click()
    const dialog = page.getByRole('dialog', { name: words.exportTitle })
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Nicosia' })
    await dialog.getByLabel(words.to).fill(today)
    await dialog.getByLabel(words.from).fill(today)
    expect(await accessibilityViolations(page), 'export').toEqual([])
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: words.exportSubmit }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file).toContain(number)
    expect(file.startsWith('\uFEFF')).toBe(true)
    await expect(dialog).toBeHidden()
  })
}
