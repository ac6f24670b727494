import { readStored, writeStored } from '../../client/storage.ts'
import type { StoreId } from '../../domain/stores.ts'

/** The store that somebody chose last on this device: a till stays where it is. */
export const readOwnStore = (): StoreId | undefined => readStored('store') ?? undefined

export const keepOwnStore = (store: StoreId): void => writeStored('store', store)
