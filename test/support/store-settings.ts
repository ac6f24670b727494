import type { SettingsGroup, ShopSettings } from '../../src/domain/settings.ts'
import { shopSettings } from '../../src/server/db/settings-schema.ts'
import type { Shop } from '../../src/server/shop.ts'

/** Changes a group of settings, as the owner would. */
export async function storeSettings<Group extends SettingsGroup>(
  { db, settings, clock }: Shop,
  name: Group,
  value: ShopSettings[Group],
): Promise<void> {
  await db
    .insert(shopSettings)
    .values({ name, value, changedAt: clock() })
    .onConflictDoUpdate({ target: shopSettings.name, set: { value } })
  await settings.reread()
}
