import pg from 'pg'
import type { Timeouts } from './database.ts'
import { createNamingClient } from './naming-client.ts'
import { findServerAddress } from './server-address.ts'

/** Keepalive detects a vanished server and keeps idle connections open through firewalls and proxies. */
const KEEPALIVE_AFTER_MS = 10_000
const READ_ONLY = '25006'

/** Opens connections to the server that can write, among those that a URL names. */
export interface Hosts {
  /** A client that is not connected yet; `connect` chooses its server. */
  Client: new () => pg.Client
  /** The next connection looks for the server anew. */
  forget(): void
}

type ClientOptions = Omit<pg.ClientConfig, 'connectionString'>

/**
 * @param Base the kind of client; a pooler in transaction mode needs one that names no statements
 * @throws Error where the URL is not one of PostgreSQL; the configuration has checked it
 */
export function openHosts(
  url: string,
  timeouts: Timeouts,
  { extra = {}, Base = createNamingClient() }: { extra?: ClientOptions; Base?: typeof pg.Client } = {},
): Hosts {
  const address = findServerAddress(url)
  if (address === null) throw new Error('invalid PostgreSQL URL')
  const options: ClientOptions = {
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.queryMs,
    // The statements of `together` do not wait for one another.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    ...extra,
  }
  const [first] = address.urls
  if (!address.isWritable) {
    const Client = class extends Base {
      constructor() {
        super({ ...options, connectionString: first })
      }
    }
    return { Client, forget: () => {} }
  }

  let finding: Promise<pg.Client> | undefined
  const find = () => {
    finding ??= Promise.any(address.urls.map((one) => probe(one, options)))
    finding.catch(forget)
    return finding
  }
  const forget = () => {
    finding = undefined
  }

  class HostClient extends Base {
    constructor() {
      super({ ...options, connectionString: first })
      // The pool listens only to a client that is connected; this one may break while it is asked.
      this.on('error', () => {})
    }

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connected = this.#connect()
      if (callback === undefined) return connected
      connected.then(() => (callback as (error: Error | null) => void)(null), callback)
      return undefined
    }

    async #connect(): Promise<pg.Client> {
      const { host, port } = await find()
      Object.assign(this, { host, port })
      try {
        await super.connect()
        await assertWritable(this)
      } catch (error) {
        forget()
        this.end().catch(() => {})
        throw error
      }
      return this
    }
  }
  return { Client: HostClient, forget }
}

/** @returns a client, closed again, that has reached a server that can write */
async function probe(url: string, options: ClientOptions): Promise<pg.Client> {
  const client = new pg.Client({ ...options, connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await assertWritable(client)
    return client
  } finally {
    client.end().catch(() => {})
  }
}

/** A standby says so too. */
async function assertWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only === 'off') return
  throw Object.assign(new Error('the PostgreSQL server is read-only'), { code: READ_ONLY })
}
