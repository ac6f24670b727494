import { createHash } from 'node:crypto'
import type pg from 'pg'
import { hasValues, PipeliningClient } from './pipelining-client.ts'

/** A text becomes a prepared statement when it is sent for this time, so that rare ones take no memory of the server. */
const SENT_BEFORE = 3
/** Of statements, for all connections; each prepares those that it is sent. */
const MOST_NAMES = 500
/** Texts that were seen too rarely for a name are forgotten above this number. */
const MOST_COUNTED = 2000

/**
 * A pipelining client whose statements with parameters are prepared under a name where they are sent again and again, so
 * that the server parses and plans each once a connection. Not for poolers in transaction mode.
 */
export function createNamingClient(): typeof pg.Client {
  const nameOf = createNames()
  function sendNamed(this: PipeliningClient, statement: unknown, values?: unknown, callback?: unknown): unknown {
    return this.send(withName(statement, values, nameOf), values, callback)
  }
  class NamingClient extends PipeliningClient {}
  NamingClient.prototype.query = sendNamed as pg.Client['query']
  return NamingClient
}

type NameOf = (text: string) => string | undefined

function withName(statement: unknown, values: unknown, nameOf: NameOf): unknown {
  if (!hasValues(values)) return statement
  const { text, name } = statement as pg.QueryConfig
  // Drizzle's prepared queries without a name have an empty one.
  if (typeof text !== 'string' || name) return statement
  return { ...(statement as pg.QueryConfig), name: nameOf(text) }
}

/** The hash of a text, once it was asked for often enough. */
function createNames(): NameOf {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size === MOST_NAMES) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < SENT_BEFORE) {
      if (counts.size === MOST_COUNTED) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}
