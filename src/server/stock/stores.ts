import type { Db } from '../db/connect.ts'
import { readSettings } from '../settings/settings.ts'
import type { Shop } from '../shop.ts'

export interface StockStore {
  id: string
  name: string
  nameEl: string
}

type WithSettings = Pick<Shop, 'settings'>

/** The stores that keep stock, in their order. Everything about stock reads them here. */
export const listStores = ({ settings }: WithSettings): StockStore[] =>
  settings.current().stores.map(({ id, name, nameEl }) => ({ id, name, nameEl }))

export const storeIds = (shop: WithSettings): string[] => listStores(shop).map(({ id }) => id)

/** For what runs without an open shop, such as migrations and imports. */
export const readStoreIds = async (tx: Db): Promise<string[]> => (await readSettings(tx)).stores.map(({ id }) => id)
