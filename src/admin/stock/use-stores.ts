import { useState } from 'react'
import { useAdminWords } from '../site/admin-words.tsx'
import { keepOwnStore, readOwnStore } from '../site/own-store.ts'
import { useStores as useAllStores, useStoreName } from '../site/use-stores.ts'

/** The names of the stores, and of the way between two of them. */
export function useStores() {
  const { stock: words } = useAdminWords()
  const stores = useAllStores()
  const storeName = useStoreName()
  const nameOf = (id: string): string => (id === 'transit' ? words.transit : storeName(id))
  return { stores, nameOf, options: stores.map(({ id }) => ({ value: id, name: nameOf(id) })) }
}

/** The store that somebody works at: the one chosen last on this device. */
export function useOwnStore() {
  const { stores } = useStores()
  const [chosen, setChosen] = useState(() => readOwnStore() ?? '')
  const store = stores.some(({ id }) => id === chosen) ? chosen : (stores[0]?.id ?? '')
  const choose = (id: string) => {
    keepOwnStore(id)
    setChosen(id)
  }
  return [store, choose] as const
}
