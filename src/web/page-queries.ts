import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

/** What a page has read, from the server to the browser. */
export interface PageQueries {
  /** Milliseconds since 1970. */
  at: number
  /** A dehydrated query is 300 bytes larger, and says nothing more of one that succeeded. */
  read: (readonly [key: readonly unknown[], data: unknown])[]
  /** With their errors, so that the browser's first render equals the server's. */
  failed: DehydratedState['queries']
}

export function readQueries(client: QueryClient): PageQueries {
  const { queries } = dehydrate(client)
  const hasSucceeded = ({ state }: (typeof queries)[number]) => state.status === 'success'
  return {
    at: Date.now(),
    read: queries.filter(hasSucceeded).map(({ queryKey, state }) => [queryKey, state.data]),
    failed: queries.filter((query) => !hasSucceeded(query)),
  }
}

export function writeQueries(client: QueryClient, { at, read, failed }: PageQueries): void {
  for (const [queryKey, data] of read) client.setQueryData(queryKey, data, { updatedAt: at })
  hydrate(client, { mutations: [], queries: failed })
}
