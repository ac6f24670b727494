import pg from 'pg'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

/**
 * Listens to a PostgreSQL channel on a connection of its own, and connects again when that is lost.
 *
 * @param missed called after each reconnection, since notifications may have been lost in between
 * @returns stops listening
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  heard: (payload: string) => void,
  missed: () => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client = await open()
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: url, keepAlive: true })
    opened.on('notification', ({ payload }) => heard(payload ?? ''))
    opened.on('error', () => opened.end().catch(() => {}))
    try {
      await opened.connect()
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      opened.end().catch(() => {})
      throw error
    }
    opened.once('end', () => reopen(FIRST_PAUSE_MS))
    return opened
  }

  function reopen(pauseMs: number): void {
    if (stopped) return
    retry = setTimeout(async () => {
      try {
        client = await open()
        missed()
      } catch {
        reopen(Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
      }
    }, pauseMs)
  }

  return async () => {
    stopped = true
    clearTimeout(retry)
    await client.end().catch(() => {})
  }
}
