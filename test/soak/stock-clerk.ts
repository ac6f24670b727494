import { randomUUID } from 'node:crypto'
import { createAdminClient } from '../../src/contract/admin/client.ts'
import type { Send } from '../../src/contract/send-call.ts'
import { insist } from './insist.ts'
import { pause } from './network-faults.ts'

/** Products that no buyer of the soak wants, so that what is counted is known. */
const DELIVERED = 41
const COUNTED = 42
const STORE = 'paphos'
const PAUSE_MS = 500

export interface StockWork {
  /** What must be on hand more than before, by product. */
  added: Map<number, number>
  deliveries: number
  counts: number
}

/** Books deliveries and counts, each of which must change the stock exactly once, however often it is tried. */
export async function workUntilOver(
  send: Send,
  options: { isOver: () => boolean; onUnexpected: (message: string) => void },
): Promise<StockWork> {
  const admin = createAdminClient(send)
  const persist = <T>(call: () => Promise<T>) => insist(call, options.onUnexpected)
  const work: StockWork = { added: new Map(), deliveries: 0, counts: 0 }
  const add = (product: number) => work.added.set(product, (work.added.get(product) ?? 0) + 1)

  async function deliver(): Promise<void> {
    const lines = [{ productId: DELIVERED, quantity: 1 }]
    const body = { requestKey: randomUUID(), store: STORE, lines }
    if ((await persist(() => admin.stock.deliver(body))) === null) return
    add(DELIVERED)
    work.deliveries += 1
  }

  async function count(): Promise<void> {
    const started = await persist(() => admin.counts.start({ requestKey: randomUUID(), store: STORE }))
    const page = await persist(() => admin.stock.get(COUNTED))
    if (started === null || page === null) return
    const onHand = page.product.levels.find(({ store }) => store === STORE)?.onHand ?? 0
    if ((await persist(() => admin.counts.setCounted(started.id, COUNTED, onHand + 1))) === null) return
    await persist(() => admin.counts.post(started.id))
    // The answer may have been lost, and the second attempt refused.
    const posted = await persist(() => admin.counts.get(started.id))
    if (posted?.status !== 'posted') return
    add(COUNTED)
    work.counts += 1
  }

  while (!options.isOver()) {
    await deliver()
    await count()
    await pause(PAUSE_MS)
  }
  return work
}
