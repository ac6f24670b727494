import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAuth } from '../account/auth-context.tsx'
import { noIds, onStoredIdsChange, storedIds, storeIds } from '../site/stored-ids.ts'

interface Saved {
  /** The ids of the saved products, the last saved first; `undefined` while loading. */
  ids: readonly number[] | undefined
  hasFailed: boolean
  /** @throws ApiError where it could not be stored in the account */
  setSaved: (productId: number, isSaved: boolean) => Promise<void>
}

const savedQuery = callQuery('GET /api/saved', {})
const guestIds = () => storedIds('savedProducts')
const SavedContext = createContext<Saved>({ ids: [], hasFailed: false, setSaved: async () => {} })

export const useSaved = () => use(SavedContext)

/** The saved products: a guest's in this browser, a user's in the account, which takes over what the guest had saved. */
export function SavedProvider({ children }: { children: ReactNode }) {
  const { api } = useSite()
  const { user, isLoading } = useAuth()
  const queries = useQueryClient()
  const guests = useSyncExternalStore(onStoredIdsChange, guestIds, noIds)
  const { data, isError } = useQuery({ ...savedQuery, enabled: user !== null })

  const saved = useMemo<Saved>(
    () => ({
      ids: user ? data : isLoading ? undefined : guests,
      hasFailed: isError,
      async setSaved(productId, isSaved) {
        if (!user) {
          const others = guestIds().filter((id) => id !== productId)
          return storeIds('savedProducts', isSaved ? [productId, ...others] : others)
        }
        const next = await (isSaved
          ? api.call('PUT /api/saved/{productId}', { params: { productId } })
          : api.call('DELETE /api/saved/{productId}', { params: { productId } }))
        queries.setQueryData(savedQuery.queryKey, next)
      },
    }),
    [api, user, isLoading, guests, data, isError, queries],
  )

  useEffect(() => {
    if (!user) return queries.removeQueries({ queryKey: savedQuery.queryKey })
    const waiting = guestIds()
    if (waiting.length === 0) return
    storeIds('savedProducts', [])
    const join = async () => {
      for (const productId of [...waiting].reverse())
        await api.call('PUT /api/saved/{productId}', { params: { productId } })
      await queries.invalidateQueries({ queryKey: savedQuery.queryKey })
    }
    // On an error they are stored again for the next time.
    join().catch(() => storeIds('savedProducts', waiting))
  }, [user, api, queries])
  return <SavedContext value={saved}>{children}</SavedContext>
}
