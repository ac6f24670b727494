import pg from 'pg'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

/**
 * Listens to a PostgreSQL channel on its own connection and reconnects when that is lost.
 * @param missed called after each reconnection, since notifications may have been lost in between
 * @param lost called, perhaps repeatedly, when the connection is lost: nothing is told until `missed`
 * @returns stops listening
 */
export async function listenOnPostgres(
  Client: new () => pg.Client,
  channel: string,
  onNotification: (payload: string) => void,
  missed: () => void,
  lost: () => void = () => {},
): Promise<() => Promise<void>> {
  let isStopped = false
  let client = await open()
  let retry: NodeJS.Timeout | undefined
  let reopening = Promise.resolve()

  async function open(): Promise<pg.Client> {
    const opened = new Client()
    opened.on('notification', ({ payload }) => {
      if (!isStopped) onNotification(payload ?? '')
    })
    opened.on('error', () => {
      lost()
      opened.end().catch(() => {})
    })
    try {
      await opened.connect()
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      opened.end().catch(() => {})
      throw error
    }
    opened.once('end', () => {
      if (!isStopped) lost()
      scheduleReopen(FIRST_PAUSE_MS)
    })
    return opened
  }

  function scheduleReopen(pauseMs: number): void {
    if (isStopped) return
    retry = setTimeout(() => {
      reopening = reopen(pauseMs)
    }, pauseMs)
  }

  async function reopen(pauseMs: number): Promise<void> {
    try {
      client = await open()
      if (!isStopped) missed()
    } catch {
      scheduleReopen(Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
    }
  }

  return async () => {
    isStopped = true
    clearTimeout(retry)
    await reopening
    await client.end().catch(() => {})
  }
}
