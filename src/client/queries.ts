import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Call, CallInput, CallOutput } from '../contract/calls.ts'
import { ApiError, type Client, pathOf } from '../contract/client.ts'

/** The default query function: GETs the first element of the query key. On 401 it throws, or returns null with `on401`. */
function reader(api: Pick<Client, 'read'>, on401: 'throw' | 'null' = 'throw') {
  return async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
    try {
      return await api.read(String(queryKey[0]))
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}

export function createQueryClient(api: Pick<Client, 'read'>, on401?: 'throw' | 'null'): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: reader(api, on401),
        // Offline a call fails, and its screen says so. React Query would let it wait.
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        retryOnMount: false,
      },
      mutations: { retry: false, networkMode: 'always' },
      // Failed queries are sent too, so that the browser's first render equals the server's.
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status !== 'pending' },
    },
  })
  const setQueryData = queries.setQueryData
  // A read that began before may answer with what was there before.
  queries.setQueryData = ((...args: Parameters<typeof setQueryData>) => {
    const [queryKey] = args
    if (queries.getQueryData(queryKey) !== undefined) void queries.cancelQueries({ queryKey, exact: true })
    return setQueryData.apply(queries, args)
  }) as typeof setQueryData
  return queries
}

type ReadCall = Extract<Call, `GET ${string}`>

export function callQuery<Name extends ReadCall>(name: Name, input: CallInput<Name>) {
  return queryOptions<CallOutput<Name>>({ queryKey: [pathOf(name, input)] })
}
