import type { AdminOrder } from '../../src/contract/admin/order-page.ts'
import type { OrderStatus } from '../../src/domain/order-status.ts'
import type { Language } from '../../src/domain/shop-facts.ts'
import { signInAssistant } from './back-office.ts'
import { expect, type Page, waitForHydration } from './e2e-test.ts'
import { order } from './earlier-visit.ts'

const STEPS: readonly OrderStatus[] = ['pending', 'confirmed', 'in_fulfilment', 'shipped', 'delivered']

export async function readOrder(page: Page, number: string): Promise<AdminOrder> {
  const response = await page.request.get(`/api/admin/orders/${number}`)
  expect(response.status()).toBe(200)
  return response.json() as Promise<AdminOrder>
}

/** A guest's order that the demo assistant, who must be signed in, has taken so far. */
export async function orderThatIs(page: Page, status: OrderStatus, slug = 'silk-cord-navy', quantity = 1) {
  const number = await order(page, slug, { quantity })
  for (const next of STEPS.slice(1, STEPS.indexOf(status) + 1)) {
    const { version } = await readOrder(page, number)
    const path = `/api/admin/orders/${number}/status`
    const response = await page.request.post(path, { data: { version, status: next } })
    expect(response.status()).toBe(200)
  }
  return number
}

export async function openAsAssistant(page: Page, language: Language, path: string): Promise<void> {
  await signInAssistant(page, language)
  await page.goto(path)
  await waitForHydration(page)
  // Shortcuts work once it is known who is signed in.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
