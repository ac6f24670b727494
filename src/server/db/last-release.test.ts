import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { appointmentForm, DAY_AHEAD } from '../../../test/support/appointment-form.ts'
import { guestId } from '../../../test/support/buyers.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { startShop } from '../../../test/support/shop-process.ts'
import { demoStaff } from '../../../test/support/staff.ts'
import { isOnPostgres, searchPath } from '../../../test/support/test-database.ts'
import { SEED_USERS } from './seed/users.ts'

const ROOT = join(import.meta.dirname, '../../..')
const SERVE = fileURLToPath(new URL('../../../test/support/serve-last-release.ts', import.meta.url))
/** Building what renders them takes seconds; their queries are the same on PostgreSQL. */
const hasPages = !isOnPostgres
const release = (await readFile(join(ROOT, 'deploy/last-release'), 'utf8')).trim()
const isInHistory = spawnSync('git', ['cat-file', '-e', `${release}^{commit}`], { cwd: ROOT }).status === 0
if (!isInHistory) console.warn(`skipped: the last release, ${release}, is not in this copy's git history`)

/** The code of the last release, with today's packages and pictures, and what renders its pages. */
async function unpackRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'last-release-'))
  const archive = join(folder, 'release.tar')
  const parts = ['src', 'test/support', 'package.json', 'vite.config.ts', 'scripts', 'studio', 'public']
  const packed = spawnSync('git', ['archive', '-o', archive, release, ...parts], { cwd: ROOT, encoding: 'utf8' })
  if (packed.status !== 0) throw new Error(packed.stderr)
  const unpacked = spawnSync('tar', ['-xf', archive, '-C', folder], { encoding: 'utf8' })
  if (unpacked.status !== 0) throw new Error(unpacked.stderr)
  for (const name of ['node_modules', 'assets']) await symlink(join(ROOT, name), join(folder, name))
  if (hasPages) await buildPages(folder)
  return folder
}

async function buildPages(folder: string): Promise<void> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--ssr', 'src/web/entry-server.tsx', '--outDir', 'built']
  const built = spawnSync(process.execPath, vite, { cwd: folder, encoding: 'utf8', env: { PATH: searchPath } })
  if (built.status !== 0) throw new Error(built.stderr)
  await copyFile(SERVE, join(folder, 'test/support', basename(SERVE)))
}

const clientOf = async (folder: string): Promise<typeof import('../../contract/client.ts')> =>
  import(pathToFileURL(join(folder, 'src/contract/client.ts')).href)
const formsOf = async (folder: string): Promise<typeof import('../../../test/support/checkout-form.ts')> =>
  import(pathToFileURL(join(folder, 'test/support/checkout-form.ts')).href)

/** A browser of the last release: its client, and cookies. */
async function openBrowser(folder: string, origin: string) {
  const cookies = new Map<string, string>()
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(origin + path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const { createClient } = await clientOf(folder)
  const { checkoutForm } = await formsOf(folder)
  return { send, api: createClient(send), checkoutForm }
}

async function expectPages(send: (path: string) => Promise<Response>): Promise<void> {
  const paths = ['/', '/products/mirande-champagne', '/collections', '/collections/sunglasses', '/cart']
  for (const language of ['en', 'el']) {
    for (const path of paths) {
      const page = await send(`${path}?lang=${language}`)
      expect([path, page.status, await page.text()]).toEqual([path, 200, expect.stringMatching(/<h1[\s>]/)])
    }
  }
  expect(await (await send('/products/mirande-champagne?lang=en')).text()).toContain('Champagne')
}

test.runIf(isInHistory)(
  'the last release’s code serves on today’s schema',
  async () => {
    const database = await createSeededDatabase()
    const folder = await unpackRelease()
    const program = join(folder, 'test/support', hasPages ? basename(SERVE) : 'serve-shop.ts')
    const shop = await startShop({ ...database.env, LOG_LEVEL: 'error' }, { program, cwd: folder })
    try {
      const { api, send, checkoutForm } = await openBrowser(folder, shop.origin)
      const list = await (await send('/api/products?limit=12')).json()
      expect(list).toHaveLength(12)
      const product = await (await send('/api/products/mirande-champagne')).json()
      expect(product.slug).toBe('mirande-champagne')
      if (hasPages) await expectPages(send)

      const opened = await api.cart.open({ guestId: guestId() })
      const cart = await api.cart.addItem(opened.id, { productId: product.id, quantity: 1 })
      const order = await api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
      expect(order.status).toBe('pending')

      const [{ username, password }] = SEED_USERS
      expect(await api.account.logIn({ username, password })).toMatchObject({ username })
      expect(await api.account.me()).toMatchObject({ username })
      await api.appointments.book(appointmentForm({ date: DAY_AHEAD }))

      const owner = demoStaff('assistant')
      const body = JSON.stringify({ email: owner.email, password: owner.password })
      const headers = { 'Content-Type': 'application/json' }
      expect((await send('/api/admin/sign-in', { method: 'POST', headers, body })).status).toBe(200)
      const orders = await send('/api/admin/orders')
      expect([orders.status, JSON.stringify(await orders.json())]).toEqual([200, expect.stringContaining('Ioannou')])
      expect(shop.output()).not.toContain('"level":50')
    } finally {
      const ended = once(shop.process, 'exit')
      shop.process.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
      await database.remove()
    }
  },
  60_000,
)
