import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RESET_JOB } from '../../src/server/account/reset-password.ts'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import type { EmailKind } from '../../src/server/email/enqueue-email.ts'
import { jobHandlers } from '../../src/server/job-handlers.ts'
import { startWorkers } from '../../src/server/jobs/start-workers.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { createRequestListener } from '../../src/server/rendering/request-listener.ts'
import { loadStorefrontBundle } from '../../src/server/rendering/storefront-bundle.ts'
import { test as base, expect } from './e2e-test.ts'
import { listQueuedEmails } from './emails.ts'
import { GENEROUS_LIMITS } from './generous-limits.ts'

interface QueuedEmails {
  origin: string
  /** Waits for an e-mail of a kind to an address and returns the path of the link in the latest one. */
  linkPath: (kind: EmailKind, address: string) => Promise<string>
}

const DIST = new URL('../../dist/', import.meta.url)

/** An e2e test with a shop in the test's own process, so that its queue can be read. */
export const test = base.extend<object, { emails: QueuedEmails }>({
  emails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'shop-e2e-'))
      const seeded = process.env.E2E_DEMO_DATA
      if (seeded !== undefined) await cp(seeded, join(folder, 'data'), { recursive: true })
      const { origin, shop, close } = await serveShop(join(folder, 'data'))
      const find = async (kind: EmailKind, address: string) => {
        const email = (await listQueuedEmails(shop, { kind, recipient: address })).at(-1)
        return email === undefined ? '' : new URL((email.payload as { link: string }).link).pathname
      }
      const pathIn = async (kind: EmailKind, address: string) => {
        await expect.poll(() => find(kind, address), `an e-mail ${kind} to ${address}`).not.toBe('')
        return find(kind, address)
      }
      await use({ origin, linkPath: pathIn })
      await close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  shop: [async ({ emails }, use) => use({ origin: emails.origin }), { scope: 'worker' }],
})

async function serveShop(folder: string) {
  const config = readConfig({ DATA_FOLDER: folder, LOG_LEVEL: 'silent', PORT: '0', ...GENEROUS_LIMITS })
  const open = await openShop(config)
  const { shop, close } = open
  const { app, caches } = createApp(shop, await loadStorefrontBundle(DIST))
  const resets = jobHandlers(shop).filter(({ job }) => job.queue === RESET_JOB.queue)
  const workers = startWorkers(open, resets)
  const server = createServer(createRequestListener(app, config, caches)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://localhost:${port}`,
    shop,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await workers.close()
      await close()
    },
  }
}

export { expect }
