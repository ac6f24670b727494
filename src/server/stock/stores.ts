import { STORES } from '../../domain/stores.ts'

export interface StockStore {
  id: string
  name: string
  nameEl: string
}

/** The stores that keep stock, in their order. Everything about stock reads them here. */
export const listStores = (): StockStore[] => STORES.map(({ id, name, nameEl }) => ({ id, name, nameEl }))

export const storeIds = (): string[] => listStores().map(({ id }) => id)
