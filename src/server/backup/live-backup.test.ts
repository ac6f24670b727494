import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { createLastingDatabase } from '../../../test/support/shop-process.ts'
import { expectSoundStock, stockProduct } from '../../../test/support/stock.ts'
import { searchPath } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { Config } from '../config.ts'
import { listMigrations } from '../db/migrate.ts'
import { createLog } from '../log/create-log.ts'
import { type BackupSource, backUp } from './back-up.ts'
import { offerFolderCopies } from './folder-copies.ts'
import { restore } from './restore.ts'

const BUYERS = 3
const ORDERS = 40
const FRAMES = ['aviator-gold', 'mirande-champagne']

const place = ({ databaseUrl: url, dataFolder }: Config): BackupSource =>
  url === undefined ? { dataFolder } : { url, env: { PATH: searchPath } }

const openIn = ({ databaseUrl: url, dataFolder: folder }: Config) =>
  createTestShop(url === undefined ? { folder } : { url })

async function databases() {
  const home = await mkdtemp(join(tmpdir(), 'shop-live-backup-'))
  const source = await createSeededDatabase()
  const target = await createLastingDatabase()
  onTestFinished(async () => {
    await source.remove()
    await target.remove()
    await rm(home, { recursive: true })
  })
  const request = { folder: join(home, 'backups'), passphrase: null, keep: null, now: new Date() }
  return { source: source.config, target: target.config, request }
}

async function buy(shop: TestShop, frames: number[], acknowledged: string[], isOver: () => boolean): Promise<void> {
  const [first = 0, second = 0] = frames
  while (!isOver()) {
    const guest = shop.visitor()
    const cart = await fillCart(guest, first, 2)
    await guest.api.cart.addItem(cart.id, { productId: second })
    const form = checkoutForm({ paymentMethod: 'bank_transfer' })
    // In one process with the backup, which needs turns of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 5))
    acknowledged.push((await guest.api.orders.place({ cartId: cart.id, checkoutForm: form })).id)
  }
}

/** Orders, and those that lack an item, a reservation or their e-mail. */
async function readOrders({ shop }: TestShop) {
  const { rows } = (await shop.db.execute(sql`
    select o.id, (select coalesce(sum(quantity), 0)::int from order_items i where i.order_id = o.id) as pieces,
      (select count(*)::int from reservations r where r.order_id = o.id) > 0 as "isKept"
    from orders o`)) as unknown as { rows: { id: string; pieces: number; isKept: boolean }[] }
  const told = new Set((await listQueuedEmails(shop)).map(({ payload }) => (payload as { orderId?: string }).orderId))
  const partial = rows.filter(({ id, pieces, isKept }) => pieces !== 3 || !isKept || !told.has(id))
  return { ids: new Set(rows.map(({ id }) => id)), partial }
}

test('a backup taken while orders are placed is one moment: each order whole, the stock as its ledger', async () => {
  const { source, target, request } = await databases()
  const shop = await openIn(source)
  const frames = await Promise.all(FRAMES.map((slug) => stockProduct(shop, slug, { nicosia: 10_000 })))
  const stop = await offerFolderCopies(shop.database, createLog('silent'))
  const acknowledged: string[] = []
  const isOver = () => acknowledged.length >= ORDERS
  const buying = Promise.all(Array.from({ length: BUYERS }, () => buy(shop, frames, acknowledged, isOver)))
  await vi.waitUntil(() => acknowledged.length >= 10, { timeout: 30_000, interval: 5 })
  const before = [...acknowledged]
  const { file } = await backUp(place(source), request)
  await buying
  await stop?.()
  await shop.close()

  await restore(place(target), { file, passphrase: null, replaces: false })
  const restored = await openIn(target)
  const { ids, partial } = await readOrders(restored)
  await expectSoundStock(restored)
  await restored.close()
  expect(partial).toEqual([])
  expect(before.filter((id) => !ids.has(id))).toEqual([])
  expect(ids.size).toBeLessThan(acknowledged.length)
  expect([...ids].filter((id) => !acknowledged.includes(id))).toEqual([])
})

test('a backup from before the last migration is restored as it was, and the next start migrates it', async () => {
  const { source, target, request } = await databases()
  const last = '0046-second-factor-of-customers.sql'
  const shop = await openIn(source)
  await shop.database.execute(`drop table user_recovery_codes; drop table user_second_factors;
    delete from migrations where name = '${last}'; update products set name = 'Of the backup' where id = 1`)
  await shop.close()
  const { file, manifest } = await backUp(place(source), request)
  expect(manifest.migrations).toEqual((await listMigrations()).filter((name) => name !== last))

  await restore(place(target), { file, passphrase: null, replaces: false })
  const restored = await openIn(target)
  const { rows } = await restored.database.execute(`select (select count(*)::int from migrations) as migrations,
    (select count(*)::int from user_second_factors) as factors, (select name from products where id = 1) as name`)
  await restored.close()
  const migrations = (await listMigrations()).length
  expect(rows).toEqual([{ migrations, factors: 0, name: 'Of the backup' }])
})
