import { readStored, writeStored } from '../../client/storage.ts'
import { STORES, type StoreId } from '../../domain/stores.ts'

/** The store that somebody chose last on this device: a till stays where it is. */
export const readOwnStore = (): StoreId | undefined => {
  const stored = readStored('store')
  return STORES.find(({ id }) => id === stored)?.id
}

export const keepOwnStore = (store: StoreId): void => writeStored('store', store)
