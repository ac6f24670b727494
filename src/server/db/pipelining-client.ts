import pg from 'pg'

type Query = (statement: unknown, values?: unknown, callback?: unknown) => unknown
const sendAlone = pg.Client.prototype.query as Query

/** What `pg` does not type: its connection. */
interface Wired {
  connection: {
    stream: { cork(): void; uncork(): void }
    bind(config: { statement: string; values: unknown[] }): void
    execute(config: object): void
    parsedStatements: Record<string, string>
  }
}

const BEGIN = 'begin'
const ENDS: readonly unknown[] = ['commit', 'rollback']

/**
 * A client that sends the statements of one tick as one packet, and a `begin` with the first statement of its
 * transaction: where it fails, the server skips that statement. Its configuration has `pipeline`, so it does not wait
 * for an answer before it sends the next statement.
 */
export class PipeliningClient extends pg.Client {
  #isCorked = false
  #mustBegin = false

  /** What `query` does. A `begin` without callback, and then the first statement too: Drizzle asks for promises. */
  send(statement: unknown, values: unknown, callback: unknown): unknown {
    this.#cork()
    const { text } = statement as pg.QueryConfig
    const isPlain = !hasValues(values)
    if (text === BEGIN && isPlain) return this.#begin()
    if (!this.#mustBegin) return sendAlone.call(this, statement, values, callback)
    this.#mustBegin = false
    if (ENDS.includes(text)) return Promise.resolve(NOTHING)
    return isPlain ? this.#sendPlainFirst(statement as pg.QueryConfig) : this.#sendFirst(statement, values)
  }

  /** The first of a connection is sent at once, so that the server has it prepared for the others. */
  #begin() {
    const { parsedStatements } = (this as unknown as Wired).connection
    if (parsedStatements[BEGIN] === undefined) return sendAlone.call(this, { name: BEGIN, text: BEGIN, values: [] })
    this.#mustBegin = true
    return Promise.resolve(NOTHING)
  }

  async #sendFirst(statement: unknown, values: unknown): Promise<unknown> {
    const { connection } = this as unknown as Wired
    // Without a `sync`: they belong to what is sent next.
    connection.bind({ statement: BEGIN, values: [] })
    connection.execute({})
    return withoutBegin(await sendAlone.call(this, statement, values))
  }

  async #sendPlainFirst(statement: pg.QueryConfig): Promise<unknown> {
    return withoutBegin(await sendAlone.call(this, { ...statement, text: `${BEGIN};${statement.text}` }))
  }

  #cork(): void {
    if (this.#isCorked) return
    const { stream } = (this as unknown as Wired).connection
    this.#isCorked = true
    stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }
}

const NOTHING = { rows: [], rowCount: 0 }

export const hasValues = (values: unknown): boolean => Array.isArray(values) && values.length > 0

function withoutBegin(results: unknown): unknown {
  const [, ...others] = results as unknown[]
  return others.length === 1 ? others[0] : others
}
