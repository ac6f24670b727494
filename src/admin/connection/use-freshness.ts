import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { meQuery } from '../site/admin-query.ts'
import { ageOfData } from './age-of-data.ts'
import { useIsConnectionLost } from './connection.ts'

const LOOK_AGAIN_MS = 5_000

const isFailing = ({ state }: Query) => state.status === 'error' || state.fetchStatus === 'paused'
const isData = ({ queryKey: [path] }: Query) => String(path).startsWith('/api/') && path !== meQuery.queryKey[0]

/** Whether the connection is lost, and since when the shown data is not fresh. While that is so, it reads again. */
export function useFreshness(): { isLost: boolean; since: number | null } {
  const queries = useQueryClient()
  const isLost = useIsConnectionLost()
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    const look = () => setSince(ageOf(queries, isLost))
    look()
    const timer = setInterval(() => {
      look()
      void readAgain(queries, isLost)
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [queries, isLost])
  return { isLost, since }
}

function ageOf(queries: QueryClient, isLost: boolean): number | null {
  const shown = queries.getQueryCache().findAll({ type: 'active', predicate: isData })
  const readings = shown.map((query) => ({ readAt: query.state.dataUpdatedAt, isFailing: isFailing(query) }))
  return ageOfData(readings, isLost, Date.now())
}

/** Without a connection also who is signed in, which every screen has read: its answer shows that it is back. */
function readAgain(queries: QueryClient, isLost: boolean): Promise<void> {
  const isMeant = (query: Query) => isLost || (isFailing(query) && query.state.dataUpdatedAt > 0)
  return queries.refetchQueries({ type: 'active', predicate: isMeant }, { cancelRefetch: false })
}
