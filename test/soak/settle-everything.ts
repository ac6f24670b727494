import { appendFileSync } from 'node:fs'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { jobHandlers } from '../../src/server/job-handlers.ts'
import { startWorkers } from '../../src/server/jobs/start-workers.ts'
import { type OpenShop, openShop } from '../../src/server/open-shop.ts'
import { performRefunds } from '../../src/server/payments/perform-refund.ts'
import { pollPayments } from '../../src/server/payments/poll-payments.ts'
import { retriedSoon } from '../support/retried-soon.ts'
import { type OnAnswer, readAnswer } from './answers.ts'
import { fastClock } from './fast-clock.ts'
import { pause } from './network-faults.ts'
import { ageHeartbeats, untilIdle } from './settle-jobs.ts'
import { createStaffWorker, type StaffWorker } from './staff-worker.ts'
import { startOwnerSession } from './world.ts'

const MINUTE_MS = 60_000
/** Minutes after the last order at which the jobs of every minute run. */
const TIMES = [0, 2, 11, 31, 46, 60, 120, 360, 720, 1441, 2881, 4321]
const MOST_ROUNDS = 24
const STAFF = 4
const MOST_ATTEMPTS = 10

interface Rest {
  /** When the clock of the soak was started. */
  startedAt: number
  orders: ReadonlySet<string>
  /** Ends the refunds that the bank has accepted and not done. */
  endRefunds: () => Promise<void>
  onUnexpected: (message: string) => void
  onAnswer?: OnAnswer
  /** The file for the shop's log of errors. */
  log?: string
}

/**
 * Opens a shop whose clock runs ahead, and does all that is due in the days after; staff finish what is left in between.
 * It stays open.
 */
export async function settleEverything(env: Record<string, string>, rest: Rest): Promise<OpenShop> {
  const { startedAt } = rest
  let aheadMs = 0
  const clock = () => new Date(fastClock(startedAt).valueOf() + aheadMs)
  const open = await openShop(readConfig({ ...env, LOG_LEVEL: 'error' }), { clock, logTo: logInto(rest.log) })
  await ageHeartbeats(open.shop)
  const timing = { pollSeconds: 0.5, heartbeatSeconds: 10, monitorSeconds: 1 }
  const handlers = jobHandlers(open.shop).map((handler) => retriedSoon(handler))
  const workers = startWorkers(open, handlers, timing)
  const runDue = async () => {
    await persist(() => pollPayments(open.shop))
    await persist(() => performRefunds(open.shop))
    await persist(() => untilIdle(open.shop))
  }
  for (const minutes of TIMES) {
    aheadMs = minutes * MINUTE_MS
    await runDue()
  }
  const { app } = createApp(open.shop)
  const left = new Set(rest.orders)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    aheadMs += 24 * 60 * MINUTE_MS
    const cookie = `staff=${await startOwnerSession(open.shop)}`
    const staff = createStaffWorker(
      sendTo(app, { ...rest, origin: env.PUBLIC_ORIGIN ?? '', cookie }),
      rest.onUnexpected,
    )
    await Promise.all(Array.from({ length: STAFF }, (_, member) => visitShare(staff, left, member)))
    const returns = await staff.visitReturns()
    await rest.endRefunds()
    await runDue()
    if (left.size === 0 && returns === 0) break
  }
  await workers.close()
  return open
}

const logInto = (file: string | undefined) => ({
  write: (line: string) => {
    if (file !== undefined) appendFileSync(file, line)
  },
})

interface Sending {
  origin: string
  cookie: string
  onAnswer?: OnAnswer
}

const sendTo =
  (app: ReturnType<typeof createApp>['app'], { origin, cookie, onAnswer }: Sending) =>
  async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', cookie)
    const response = await app.request(origin + path, { ...init, headers })
    onAnswer?.(await readAnswer(origin + path, init, response))
    return response
  }

async function visitShare(staff: StaffWorker, left: Set<string>, member: number): Promise<void> {
  const share = [...left].filter((_, index) => index % STAFF === member)
  for (const id of share) if (await staff.visit(id)) left.delete(id)
}

/** A busy machine may have no connection to the database for a moment; what is due is done again then. */
async function persist(act: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await act()
      return
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error
      await pause(1000)
    }
  }
}
