import { test as base, expect, type Page } from '@playwright/test'
import { openFreshShop } from '../../scripts/fresh-shop.ts'
import type { Language } from '../../src/domain/shop-facts.ts'
import { GENEROUS_LIMITS } from './generous-limits.ts'

interface Shop {
  origin: string
}

/**
 * The base of all e2e tests: a shop per worker at `shop.origin`, and a page that fails the test on any console error
 * not in `expectedErrors`.
 */
export const test = base.extend<
  { expectedErrors: RegExp[]; setLanguage: (language: Language) => Promise<void> },
  { ownShop: string; shop: Shop }
>({
  /** Specs with the same name share a shop; one that changes what others see has a name of its own. */
  ownShop: ['shared', { option: true, scope: 'worker' }],
  shop: [
    async ({ ownShop: _ }, use) => {
      const { origin, close } = await openFreshShop(GENEROUS_LIMITS, process.env.E2E_DEMO_DATA)
      await use({ origin })
      await close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const unexpected: string[] = []
    const record = (text: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(text))) unexpected.push(text)
    }
    page.on('console', (message) => message.type() === 'error' && record(`${message.text()} ${message.location().url}`))
    page.on('pageerror', (error) => record(String(error)))
    await use(page)
    expect(unexpected).toEqual([])
  },
  setLanguage: async ({ context, shop }, use) => {
    await use((language) => context.addCookies([{ name: 'language', value: language, url: shop.origin }]))
  },
})

export { expect, type Page }

/** Waits for hydration: before it, clicks have no effect. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}
