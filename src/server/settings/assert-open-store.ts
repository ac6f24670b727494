import { ShopError } from '../../contract/errors.ts'
import { openStores } from '../../domain/stores.ts'
import type { Settings } from './settings.ts'

/** @throws ShopError `invalid_input` where there is no such store, or it has closed */
export function assertOpenStore({ settings }: { settings: Settings }, store: string | undefined): void {
  if (store === undefined || openStores(settings.current().stores).some(({ id }) => id === store)) return
  throw new ShopError('invalid_input', { fields: { store: 'store_required' } })
}
