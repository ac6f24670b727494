import type { z } from '@hono/zod-openapi'
import type { Context, TypedResponse } from 'hono'
import { getQueryParams } from 'hono/utils/url'
import type { Env } from '../http/env.ts'
import { routePattern } from '../http/route-pattern.ts'
import {
  type AnswerCache,
  compressAgain,
  createAnswerStore,
  type StoredAnswer,
  sendStored,
  toStoredAnswer,
} from '../http/stored-answers.ts'
import type { Shop } from '../shop.ts'

const BUDGET_BYTES = 16 * 1024 * 1024
/** Longer addresses are answered but not stored, so that made-up queries cannot fill the store. */
const LONGEST_ADDRESS = 300
/** For `forget` may not be called: the notification of a change can be lost. */
const MOMENT_MS = 5_000
const COUNT_HEADER = 'X-Total-Count'

/** The body of an answer, as JSON in UTF-8. */
export interface Written<Body> {
  bytes: Buffer
  /** How many there are in all pages. */
  total?: number
  /** What the bytes say, where it is at hand. */
  body?: Body
}

export const json = <Body>(body: Body): Written<Body> => ({ bytes: Buffer.from(JSON.stringify(body)), body })

type JsonResponse<Body> = Response & TypedResponse<Body, 200, 'json'>

export interface CatalogueAnswers extends AnswerCache {
  /** @param write reads nothing but the request and the catalogue in memory */
  answer<Body>(c: Context<Env>, write: () => Written<Body>): Promise<JsonResponse<Body>>
  /**
   * As `answer`, for one that holds more than the catalogue does: it is stored for a moment, and until `forget`.
   *
   * @param address the only one that is stored, so that `forget` finds it; null stores none
   */
  answerForNow<Body>(c: Context<Env>, address: string | null, write: () => Written<Body>): Promise<JsonResponse<Body>>
  /** Drops the answer to an address, or all answers. */
  forget(address: string | 'all'): void
  /**
   * Answers a call without the app where it can. The app has the call too: it answers what is empty, long or wrong.
   *
   * @param write as for `answer`
   * @param list what `write` writes, if that takes less time than to find it stored and to parse it
   */
  answerDirectly<Query extends z.ZodType>(
    call: DirectCall<Query>,
    write: (query: z.output<Query>) => Written<unknown>,
    list?: (query: z.output<Query>) => readonly unknown[],
  ): void
  /** What an answer says, which nobody may change; `undefined` if the app must be asked. */
  read(address: string): unknown
}

interface DirectCall<Query> {
  path: string
  request: { query: Query }
}

/** Answers of the catalogue's public calls as bytes, by address, until the catalogue changes. */
export function createCatalogueAnswers({ catalogue }: Pick<Shop, 'catalogue'>): CatalogueAnswers {
  const store = createAnswerStore<StoredAnswer>(BUDGET_BYTES)
  const stats = { hits: 0, misses: 0 }
  const direct = new Map<string, ReturnType<typeof byAddress>>()
  catalogue.onChange(() => store.clear())

  function toAnswer(route: string, { bytes, total }: Written<unknown>): StoredAnswer {
    stats.misses++
    return { ...toStoredAnswer(bytes, { headers: headersWith(total), effort: 'quickly' }), route }
  }

  function keep(address: string, route: string, written: Written<unknown>): StoredAnswer {
    const answer = toAnswer(route, written)
    // A search without results is counted each time.
    if (written.total !== 0 && address.length <= LONGEST_ADDRESS) store.set(address, answer)
    return answer
  }

  const findDirect = (address: string) => (address.length > LONGEST_ADDRESS ? undefined : direct.get(pathOf(address)))

  function writeDirectly(address: string): Written<unknown> | undefined {
    const call = findDirect(address)
    const written = call && orNone(() => call.write(address))
    return written?.total === 0 ? undefined : written
  }

  function make(address: string): StoredAnswer | undefined {
    const written = writeDirectly(address)
    return written && keep(address, pathOf(address), written)
  }

  function readAnew(address: string): unknown {
    const written = writeDirectly(address)
    if (written === undefined) return undefined
    keep(address, pathOf(address), written)
    return written.body ?? parse(written.bytes)
  }

  return {
    stats,
    answerDirectly({ path, request }, write, list) {
      direct.set(path, byAddress(request.query, write, list))
    },
    make,
    read(address) {
      const call = findDirect(address)
      if (call?.list) {
        const items = orNone(() => call.list?.(address))
        return items?.length === 0 ? undefined : items
      }
      const stored = store.get(address)
      if (stored === undefined) return readAnew(address)
      stats.hits++
      const { identity } = stored.bytes
      return identity && parse(identity)
    },
    async answer<Body>(c: Context<Env>, write: () => Written<Body>) {
      const address = addressOf(c)
      const stored = store.get(address)
      if (stored !== undefined) stats.hits++
      return (await sendStored(c, stored ?? keep(address, routePattern(c), write()))) as JsonResponse<Body>
    },
    async answerForNow<Body>(c: Context<Env>, address: string | null, write: () => Written<Body>) {
      const answer = toAnswer(routePattern(c), write())
      if (address === addressOf(c)) store.set(address, answer, { ttl: MOMENT_MS })
      return (await sendStored(c, answer)) as JsonResponse<Body>
    },
    forget: (address) => (address === 'all' ? store.clear() : store.delete(address)),
    findStored: (address) => store.get(address),
    noteHit(answer) {
      stats.hits++
      void compressAgain(answer)
    },
  }
}

const headersWith = (total: number | undefined) => ({
  'Content-Type': 'application/json',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
  ...(total !== undefined && { [COUNT_HEADER]: String(total) }),
})

/** The app tries again, and has an answer for each error. */
function orNone<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

const pathOf = (address: string) => address.split('?', 1)[0] as string
const parse = (bytes: Buffer): unknown => JSON.parse(bytes.toString())

function byAddress<Query extends z.ZodType>(
  queries: Query,
  write: (query: z.output<Query>) => Written<unknown>,
  list?: (query: z.output<Query>) => readonly unknown[],
) {
  const asked =
    <Answer>(answer: (query: z.output<Query>) => Answer) =>
    (address: string) => {
      const query = queries.safeParse(queryOf(address))
      return query.success ? answer(query.data) : undefined
    }
  return { write: asked(write), list: list && asked(list) }
}

/** As the app reads it. */
function queryOf(address: string) {
  const all = getQueryParams(address) as Record<string, string[]>
  return Object.fromEntries(
    Object.entries(all).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}

/** As the client wrote it; of the shop's own calls, as the URL has it. */
function addressOf(c: Context<Env>): string {
  const sent = c.env?.incoming?.url
  if (sent !== undefined) return sent
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}
