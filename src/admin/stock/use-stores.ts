import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { readStored, writeStored } from '../../client/storage.ts'
import { localized } from '../../i18n/languages.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'

const KEY = 'stock-store'

/** The names of the stores, and of the way between two of them. */
export function useStores() {
  const { stock: words } = useAdminWords()
  const { language } = useSite()
  const stores = useQuery(adminQuery('GET /api/admin/stock', { query: { limit: 1 } })).data?.stores ?? []
  const nameOf = (id: string): string => {
    const store = stores.find((one) => one.id === id)
    if (store) return localized(store, 'name', language)
    return id === 'transit' ? words.transit : id
  }
  return { stores, nameOf, options: stores.map(({ id }) => ({ value: id, name: nameOf(id) })) }
}

/** The store that somebody works at: the one chosen last on this device. */
export function useOwnStore() {
  const { stores } = useStores()
  const [chosen, setChosen] = useState(() => readStored(KEY) ?? '')
  const store = stores.some(({ id }) => id === chosen) ? chosen : (stores[0]?.id ?? '')
  const choose = (id: string) => {
    writeStored(KEY, id)
    setChosen(id)
  }
  return [store, choose] as const
}
