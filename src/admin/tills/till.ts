import type { QueryClient } from '@tanstack/react-query'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { STORES, type StoreId } from '../../domain/stores.ts'
import { localized } from '../../i18n/languages.ts'
import { adminQuery } from '../site/admin-query.ts'

export type Till = AdminOutput<'POST /api/admin/tills'>
export type PresentTill = NonNullable<AdminOutput<'GET /api/admin/till'>>

export const presentTillQuery = adminQuery('GET /api/admin/till', {})

/** What somebody has read here is not shown to the next person. Which till this is stays known. */
export function forgetPerson(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== presentTillQuery.queryKey[0] })
}

export function storeName(id: StoreId, language: Language): string {
  const store = STORES.find((one) => one.id === id)
  return store ? localized(store, 'name', language) : id
}
