import type { Database } from '../db/connect.ts'
import type { Shop } from '../shop.ts'
import type { RenderEmail } from './message.ts'
import { listWaiting, markDead, markQueued } from './outbox.ts'
import { openQueue, QUEUE_TIMING, type QueueTiming } from './queue.ts'
import { sendEmail } from './send-email.ts'
import { chooseTransport, type Transport } from './transport.ts'

type Queue = Awaited<ReturnType<typeof openQueue>>

interface OpenShop {
  shop: Shop
  database: Database
}

interface Options {
  timing?: Partial<QueueTiming>
  transport?: Transport
}

const BATCH_SIZE = 200
/** The fallback for lost notifications. */
const POLL_INTERVAL_MS = 30_000
const REOPEN_DELAY_MS = 10_000

/**
 * Sends the e-mails in the outbox, in the background, until it is closed. It does not delay the start of the shop, and
 * its end only briefly: the next process sends what is left.
 */
export function startEmailWorker(open: OpenShop, compose: RenderEmail, options: Options = {}) {
  const { shop, database } = open
  const stopped = new AbortController()
  const sendContext = { shop, compose, transport: options.transport ?? chooseTransport(shop.config) }
  const handlers = {
    send: (id: number) => sendEmail(sendContext, id),
    markDead: (ids: number[]) => markDead(shop.db, ids, shop.clock()),
    onError: (err: unknown) => shop.log.error({ err }, 'the e-mail queue reported an error'),
  }
  const opening = openWithRetries(
    async () => {
      const queue = await openQueue(database, handlers, { ...QUEUE_TIMING, ...options.timing })
      const stopPolling = await startPolling(open, queue).catch(async (error: unknown) => {
        await queue.close()
        throw error
      })
      return async () => {
        await stopPolling()
        await queue.close()
      }
    },
    stopped.signal,
    (err) => shop.log.error({ err }, 'starting the e-mail worker failed'),
  )
  return {
    async close(): Promise<void> {
      stopped.abort()
      await (await opening)?.()
    },
  }
}

/** Tries again until it succeeds or is stopped. */
async function openWithRetries<T>(open: () => Promise<T>, stopped: AbortSignal, onError: (error: unknown) => void) {
  while (!stopped.aborted) {
    try {
      return await open()
    } catch (error) {
      onError(error)
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, REOPEN_DELAY_MS)
        stopped.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
      })
    }
  }
}

/** Queues waiting e-mails now, on every notification and every half minute. */
async function startPolling({ shop, database }: OpenShop, queue: Queue): Promise<() => Promise<void>> {
  let isStopped = false
  let round = Promise.resolve()
  const runRound = () => {
    round = round.then(async () => {
      if (isStopped) return
      await queueWaitingEmails(shop, queue).catch((err: unknown) =>
        shop.log.error({ err }, 'queueing the waiting e-mails failed'),
      )
    })
  }
  await database.listen('outbox', runRound, runRound)
  runRound()
  const timer = setInterval(runRound, POLL_INTERVAL_MS)
  return async () => {
    isStopped = true
    clearInterval(timer)
    await round
  }
}

/** Needs no lock: the job's id is derived from the e-mail's, so concurrent calls make one job. */
async function queueWaitingEmails(shop: OpenShop['shop'], queue: Queue): Promise<void> {
  const rows = await listWaiting(shop.db, BATCH_SIZE)
  if (rows.length === 0) return
  await queue.add(rows)
  const ids = rows.map(({ id }) => id)
  await markQueued(shop.db, ids, shop.clock())
  if (rows.length === BATCH_SIZE) await queueWaitingEmails(shop, queue)
}
