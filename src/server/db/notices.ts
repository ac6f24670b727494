import { setTimeout } from 'node:timers/promises'

/** Long enough that a busy shop sends some together, and too short to be noticed. */
const PAUSE_MS = 15

export interface Notices {
  /** What `Database.notify` does. */
  send(channel: string, payload: string): void
  /** Resolves when all have been sent. */
  sent(): Promise<void>
}

/**
 * Sends notifications, those of a moment in one statement and the same ones once. One inside the transaction of a change
 * would hold a lock of PostgreSQL's until its commit is on the disk, so that all such commits wait for one another.
 */
export function createNotices(execute: (sql: string, values: unknown[]) => Promise<unknown>): Notices {
  let waiting = new Map<string, [channel: string, payload: string]>()
  let sending: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      await setTimeout(PAUSE_MS)
      const notices = [...waiting.values()]
      waiting = new Map()
      await execute(SEND, [JSON.stringify(notices)]).catch(() => {})
    }
    sending = undefined
  }

  return {
    send(channel, payload) {
      waiting.set(`${channel} ${payload}`, [channel, payload])
      sending ??= sendAll()
    },
    sent: async () => sending,
  }
}

const SEND = `select pg_notify(notice ->> 0, notice ->> 1) from json_array_elements($1::text::json) as notice`
