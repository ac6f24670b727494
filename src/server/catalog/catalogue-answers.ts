import type { Context } from 'hono'
import type { Env } from '../http/env.ts'
import { routePattern } from '../http/route-pattern.ts'
import {
  type AnswerCache,
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

export interface CatalogueAnswers extends AnswerCache {
  /** @param make reads nothing but the request and the catalogue in memory */
  answer<Made extends Response>(c: Context<Env>, make: () => Made): Promise<Made>
}

/** Answers of the catalogue's public calls as bytes, by address, until the catalogue changes. */
export function createCatalogueAnswers({ catalogue }: Pick<Shop, 'catalogue'>): CatalogueAnswers {
  const store = createAnswerStore<StoredAnswer>(BUDGET_BYTES)
  const stats = { hits: 0, misses: 0 }
  let epoch = 0
  catalogue.onChange(() => {
    epoch++
    store.clear()
  })

  async function makeAndStore(c: Context<Env>, address: string, make: () => Response): Promise<StoredAnswer> {
    stats.misses++
    const begun = epoch
    const made = make()
    const total = made.headers.get(COUNT_HEADER)
    const answer = toStoredAnswer(await made.text(), { headers: headersWith(total) })
    answer.route = routePattern(c)
    // A search without results is counted each time.
    if (begun === epoch && total !== '0' && address.length <= LONGEST_ADDRESS) store.set(address, answer)
    return answer
  }

  return {
    stats,
    async answer(c, make) {
      const address = addressOf(c)
      const stored = store.get(address)
      if (stored !== undefined) stats.hits++
      // The same status and body, as bytes.
      return (await sendStored(c, stored ?? (await makeAndStore(c, address, make)))) as ReturnType<typeof make>
    },
    findStored: (address) => store.get(address),
    noteHit() {
      stats.hits++
    },
  }
}

const headersWith = (total: string | null) => ({
  'Content-Type': 'application/json',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
  ...(total !== null && { [COUNT_HEADER]: total }),
})

/** As the client wrote it; of the shop's own calls, as the URL has it. */
function addressOf(c: Context<Env>): string {
  const sent = c.env?.incoming?.url
  if (sent !== undefined) return sent
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}
