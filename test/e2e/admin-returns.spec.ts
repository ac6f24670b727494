import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { orderThatIs } from '../support/admin-orders.ts'
import { ADMIN_WORDS, signInManager } from '../support/back-office.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { LOOKS } from '../support/looks.ts'
import { ownName } from '../support/own-name.ts'

async function isSound(page: Page, what: string): Promise<void> {
  expect(await accessibilityViolations(page), what).toEqual([])
  expect(await findOverflows(page), what).toEqual([])
}

for (const { language, width } of LOOKS) {
  const { returnsDesk: words } = ADMIN_WORDS[language]

  test(`a withdrawal is received and inspected, and a claim is seen, at ${width} px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInManager(page, language)
    const orderNumber = await orderThatIs(page, 'shipped')
    const buyer = { name: ownName('Ioannou'), email: 'eleni@example.com', orderNumber }
    const stated = await page.request.post('/api/withdrawals', { data: { ...buyer, isWholeOrder: true, pieces: '' } })
    expect(stated.status()).toBe(201)
    const claimed = await page.request.post('/api/guarantee-claims', {
      data: { ...buyer, description: 'The hinge broke.' },
    })
    expect(claimed.status()).toBe(201)

    const row = page.getByRole('row').filter({ hasText: buyer.name }).getByRole('link').first()
    await expect(async () => {
      await page.goto('/admin/returns')
      await waitForHydration(page)
      await expect(row).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await isSound(page, 'open')
    await row.click()
    await page.getByRole('button', { name: words.receive, exact: true }).click()
    await page.getByRole('combobox', { name: words.store }).selectOption('nicosia')
    await isSound(page, 'inspection')
    const pieceCount = (outcome: 'restock' | 'quarantine') =>
      page.getByRole('spinbutton', { name: new RegExp(`^${words.outcome[outcome]}`) }).first()
    await pieceCount('restock').fill('0')
    await pieceCount('quarantine').fill('1')
    await page.getByRole('button', { name: words.inspect }).click()
    await expect(page.getByText(words.state.inspected).first()).toBeVisible()
    await isSound(page, 'inspected')

    await page.goto('/admin/returns?view=quarantine')
    const pieces = page.getByRole('listitem').filter({ hasText: orderNumber })
    await expect(pieces).toBeVisible()
    await isSound(page, 'quarantine')

    await page.getByRole('link', { name: words.view.claims }).click()
    const claim = page.getByRole('listitem').filter({ hasText: buyer.name })
    await expect(claim).toBeVisible()
    await isSound(page, 'claims')
    await claim.getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await accessibilityViolations(page), 'answer').toEqual([])
  })
}
