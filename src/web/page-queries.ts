import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { type PackedData, packData, unpackData } from './packed-data.ts'

/** What a page has read, from the server to the browser. */
export interface PageQueries {
  /** Milliseconds since 1970. */
  at: number
  /** Each `ReadQuery`. */
  read: PackedData
  /** With their errors, so that the browser's first render equals the server's. */
  failed: DehydratedState['queries']
}

/** A dehydrated query is 300 bytes larger, and says nothing more of one that succeeded. */
type ReadQuery = readonly [key: readonly unknown[], data: unknown]

export function readQueries(client: QueryClient): PageQueries {
  const { queries } = dehydrate(client)
  const hasSucceeded = ({ state }: (typeof queries)[number]) => state.status === 'success'
  return {
    at: Date.now(),
    read: packData(queries.filter(hasSucceeded).map(({ queryKey, state }): ReadQuery => [queryKey, state.data])),
    failed: queries.filter((query) => !hasSucceeded(query)),
  }
}

export function writeQueries(client: QueryClient, { at, read, failed }: PageQueries): void {
  for (const [queryKey, data] of unpackData(read) as ReadQuery[]) {
    client.setQueryData(queryKey, data, { updatedAt: at })
  }
  hydrate(client, { mutations: [], queries: failed })
}
