import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { Language } from '../../src/domain/shop-facts.ts'

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
      const folder = await mkdtemp(join(tmpdir(), 'shop-journey-'))
      const port = await freePort()
      const running = openShop(port, join(folder, 'data'))
      await waitUntilOpen(port, running)
      await use({ origin: `http://localhost:${port}` })
      running.kill('SIGTERM')
      if (running.exitCode === null) await once(running, 'exit')
      await rm(folder, { recursive: true, force: true })
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

function openShop(port: number, folder: string): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), DATA_FOLDER: folder, LOG_LEVEL: 'warn' }
  return spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
}

async function waitUntilOpen(port: number, running: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (running.exitCode !== null) throw new Error('the shop did not open')
    const open = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined)
    if (open?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the shop took too long to open')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
