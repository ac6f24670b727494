import { test as base, expect, type Page } from '@playwright/test'
import { openFreshShop } from '../../scripts/fresh-shop.ts'
import type { Language } from '../../src/domain/shop-facts.ts'
import { ROOMY_LIMITS } from './roomy-limits.ts'

interface Shop {
  origin: string
}

/**
 * What every journey begins with: a shop of the worker's own at `shop.origin`, and a page at which any console error
 * that the journey did not foresee fails it.
 */
export const test = base.extend<
  { foreseenErrors: RegExp[]; speak: (language: Language) => Promise<void> },
  { shop: Shop }
>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures a fixture needs, here none
    async ({}, use) => {
      const { origin, close } = await openFreshShop(ROOMY_LIMITS)
      await use({ origin })
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures a fixture needs, here none
  foreseenErrors: async ({}, use) => use([]),
  page: async ({ page, foreseenErrors }, use) => {
    const unforeseen: string[] = []
    const hear = (text: string) => {
      if (!foreseenErrors.some((pattern) => pattern.test(text))) unforeseen.push(text)
    }
    page.on('console', (message) => message.type() === 'error' && hear(`${message.text()} ${message.location().url}`))
    page.on('pageerror', (error) => hear(String(error)))
    await use(page)
    expect(unforeseen).toEqual([])
  },
  speak: async ({ context, shop }, use) => {
    await use((language) => context.addCookies([{ name: 'language', value: language, url: shop.origin }]))
  },
})

export { expect, type Page }

/** Waits until the page's scripts have taken over, so that what is pressed is heard. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}
