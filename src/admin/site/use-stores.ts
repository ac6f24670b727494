import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { localized } from '../../i18n/languages.ts'
import { adminQuery } from './admin-query.ts'

type StaffStore = AdminOutput<'GET /api/admin/stores'>[number]

/** All stores, also those that have closed: an order may name one. */
export const useStores = (): readonly StaffStore[] => useQuery(adminQuery('GET /api/admin/stores', {})).data ?? []

/** Those that sell today. */
export const useOpenStores = (): StaffStore[] => useStores().filter(({ isClosed }) => !isClosed)

/** The name of a store by its id. */
export function useStoreName(): (id: string) => string {
  const stores = useStores()
  const { language } = useSite()
  return (id) => {
    const store = stores.find((one) => one.id === id)
    return store ? localized(store, 'name', language) : id
  }
}
