import { createClient } from '../../src/contract/client.ts'
import { createApp } from '../../src/server/app.ts'
import { toWireProduct } from '../../src/server/catalog-index/catalog-product.ts'
import type { Config } from '../../src/server/config.ts'
import { SEED_USERS } from '../../src/server/db/seed/users.ts'
import { type ImageManifest, readImageManifest } from '../../src/server/images/image-manifest.ts'
import { type OpenShop, openShop } from '../../src/server/open-shop.ts'
import type { PaymentGateways } from '../../src/server/payment-gateway.ts'
import type { StorefrontBundle } from '../../src/server/rendering/storefront-bundle.ts'
import { copyDatabase } from './copied-database.ts'
import { testConfig } from './test-config.ts'

type SeedUsername = (typeof SEED_USERS)[number]['username']

export interface TestShopOptions {
  config?: Partial<Config>
  clock?: () => Date
  /** A folder of studio renders instead of the project's own. */
  assets?: string
  bundle?: (open: OpenShop) => StorefrontBundle
  /** An existing PostgreSQL database to open beside another shop; see `TestShop.url`. */
  url?: string
  /** A folder for PGlite to keep the shop in, from its first start on. */
  folder?: string
  logTo?: { write(line: string): void }
  gateways?: PaymentGateways
}

/** Read once per worker. */
let projectImages: Promise<ImageManifest> | undefined

function readImages(assets: string | undefined): Promise<ImageManifest> {
  if (assets !== undefined) return readImageManifest(assets)
  projectImages ??= readImageManifest()
  return projectImages
}

/** A complete shop in the test's process, on its own copy of the demo data. Close it after the test. */
export async function createTestShop({
  config,
  clock,
  assets,
  bundle: front,
  url,
  folder,
  logTo,
  gateways,
}: TestShopOptions = {}) {
  const statements: string[] = []
  const database = url === undefined && folder === undefined ? await copyDatabase() : existingDatabase(url, folder)
  const open = await openShop(testConfig(config), {
    ...database.connection,
    onStatement: (sql) => statements.push(sql),
    ...(clock === undefined ? {} : { clock }),
    images: await readImages(assets),
    ...(logTo === undefined ? {} : { logTo }),
    ...(gateways === undefined ? {} : { gateways }),
  })
  const { app, caches } = createApp(open.shop, front?.(open))
  const visitor = () => createVisitor((path, init) => app.request(`http://shop.test${path}`, init))

  return {
    ...open,
    app,
    caches,
    statements,
    visitor,
    /** The URL of the shop's PostgreSQL database; `undefined` on PGlite. */
    url: database.connection.url,
    async signIn(username: SeedUsername) {
      const user = visitor()
      const password = SEED_USERS.find((one) => one.username === username)?.password ?? ''
      const account = await user.api.account.logIn({ username, password })
      return { ...user, user: account }
    },
    async product(slug: string) {
      const product = open.shop.catalogue.findBySlug(slug)
      if (product === null) throw new Error(`the demo data has no product ${slug}`)
      return toWireProduct(product)
    },
    async close() {
      await open.close()
      await database.drop()
    },
  }
}

export type TestShop = Awaited<ReturnType<typeof createTestShop>>
export type TestVisitor = ReturnType<TestShop['visitor']>

function createVisitor(request: (path: string, init: RequestInit) => Response | Promise<Response>) {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await request(path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const post = (path: string, body: unknown, method = 'POST') =>
    send(path, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
  return { api: createClient(send), send, post, cookies }
}

function existingDatabase(url: string | undefined, folder: string | undefined) {
  return { connection: { url, ...(folder === undefined ? {} : { folder }) }, drop: async () => {} }
}
