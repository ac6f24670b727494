import { eq } from 'drizzle-orm'
import type { StaffSettingsGroup } from '../../contract/admin/settings.ts'
import { ShopError } from '../../contract/errors.ts'
import type { ShopSettings, SpecialDay } from '../../domain/settings.ts'
import type { Store } from '../../domain/stores.ts'
import type { Db } from '../db/connect.ts'
import { shopSettings } from '../db/settings-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { requireConfirmation } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { changeSettings, type SettingsChange } from './change-settings.ts'

/** What the nouns that refer to stores know of them, given by the app: settings import no noun. */
export interface StoreUses {
  /** Whether something refers to the store, so that it can only be closed. */
  isUsed: (db: Db, store: Store) => Promise<boolean>
  renamed: (db: Db, from: Store, to: Store) => Promise<void>
}

/**
 * Changes the stores. One that something refers to cannot be left out, only closed.
 * @throws ShopError `changed_meanwhile`, `store_in_use`; `confirmation_required` where a store closes, opens again or is
 * left out
 */
export function changeStores(
  shop: Shop,
  staff: SignedInStaff,
  change: Omit<SettingsChange<'stores'>, 'group'>,
  uses: readonly StoreUses[],
): Promise<StaffSettingsGroup<'stores'>> {
  return changeSettings(shop, staff, { ...change, group: 'stores' }, async (shop, { stores, specialDays }) => {
    for (const before of stores) {
      const after = change.value.find(({ id }) => id === before.id)
      if (after?.isClosed !== before.isClosed) requireConfirmation(shop, staff)
      if (after === undefined) await rejectUsed(shop.db, before, uses)
      else if (after.name !== before.name) for (const use of uses) await use.renamed(shop.db, before, after)
    }
    const isKept = ({ store }: SpecialDay) => store === null || change.value.some(({ id }) => id === store)
    if (!specialDays.every(isKept)) await keepSpecialDays(shop, staff, specialDays.filter(isKept))
  })
}

/** A store's special days go with it. */
async function keepSpecialDays(shop: Shop, staff: SignedInStaff, value: readonly SpecialDay[]): Promise<void> {
  const set = { value, changedBy: staff.id, changedAt: shop.clock() }
  await shop.db.update(shopSettings).set(set).where(eq(shopSettings.name, 'specialDays'))
}

async function rejectUsed(db: Db, store: Store, uses: readonly StoreUses[]): Promise<void> {
  for (const { isUsed } of uses) if (await isUsed(db, store)) throw new ShopError('store_in_use')
}

/** @throws ShopError `changed_meanwhile`; `invalid_input` for a store that there is not */
export function changeSpecialDays(
  shop: Shop,
  staff: SignedInStaff,
  change: Omit<SettingsChange<'specialDays'>, 'group'>,
): Promise<StaffSettingsGroup<'specialDays'>> {
  return changeSettings(shop, staff, { ...change, group: 'specialDays' }, async (_, { stores }: ShopSettings) => {
    const wrong = change.value.findIndex(({ store }) => store !== null && !stores.some(({ id }) => id === store))
    if (wrong !== -1) {
      throw new ShopError('invalid_input', { fields: { [`value.${wrong}.store`]: 'store_required' } })
    }
  })
}
