import type { Context, TypedResponse } from 'hono'
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
const COUNT_HEADER = 'X-Total-Count'

/** The body of an answer, as JSON. */
export interface Written<Body> {
  text: string
  /** How many there are in all pages. */
  total?: number
  /** Never set: it keeps the type of what was written. */
  body?: Body
}

export const json = <Body>(body: Body): Written<Body> => ({ text: JSON.stringify(body) })

type JsonResponse<Body> = Response & TypedResponse<Body, 200, 'json'>

export interface CatalogueAnswers extends AnswerCache {
  /** @param write reads nothing but the request and the catalogue in memory */
  answer<Body>(c: Context<Env>, write: () => Written<Body>): Promise<JsonResponse<Body>>
}

/** Answers of the catalogue's public calls as bytes, by address, until the catalogue changes. */
export function createCatalogueAnswers({ catalogue }: Pick<Shop, 'catalogue'>): CatalogueAnswers {
  const store = createAnswerStore<StoredAnswer>(BUDGET_BYTES)
  const stats = { hits: 0, misses: 0 }
  catalogue.onChange(() => store.clear())

  function makeAndStore(c: Context<Env>, address: string, write: () => Written<unknown>): StoredAnswer {
    stats.misses++
    const { text, total } = write()
    const answer = toStoredAnswer(text, { headers: headersWith(total), isQuick: true })
    answer.route = routePattern(c)
    // A search without results is counted each time.
    if (total !== 0 && address.length <= LONGEST_ADDRESS) store.set(address, answer)
    return answer
  }

  return {
    stats,
    async answer<Body>(c: Context<Env>, write: () => Written<Body>) {
      const address = addressOf(c)
      const stored = store.get(address)
      if (stored !== undefined) stats.hits++
      return (await sendStored(c, stored ?? makeAndStore(c, address, write))) as JsonResponse<Body>
    },
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

/** As the client wrote it; of the shop's own calls, as the URL has it. */
function addressOf(c: Context<Env>): string {
  const sent = c.env?.incoming?.url
  if (sent !== undefined) return sent
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}
