import { eq } from 'drizzle-orm'
import type { StaffSettings, StaffSettingsGroup } from '../../contract/admin/settings.ts'
import { ShopError } from '../../contract/errors.ts'
import { DEFAULT_SETTINGS, SETTINGS_GROUPS, type SettingsGroup, type ShopSettings } from '../../domain/settings.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { shopSettings } from '../db/settings-schema.ts'
import { staff as staffTable } from '../db/staff-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { readSettings } from '../settings/settings.ts'
import type { Shop } from '../shop.ts'

/** Every group as the database has it now. */
export async function listSettings(db: Db): Promise<StaffSettings> {
  const [settings, rows] = [await readSettings(db), await readRows(db)]
  const groups = SETTINGS_GROUPS.map((group) => [group, groupOf(group, settings, rows.get(group))])
  return Object.fromEntries(groups) as unknown as StaffSettings
}

export interface SettingsChange<Group extends SettingsGroup> {
  group: Group
  /** Of the group that was seen; 0 where nobody had changed it. */
  version: number
  value: ShopSettings[Group]
}

/**
 * Changes a group of settings as it was seen. The other processes are notified by the database.
 * @param before runs in the transaction, with the settings as they are; what it throws refuses the change
 * @throws ShopError `changed_meanwhile` with the group as it is now
 */
export async function changeSettings<Group extends SettingsGroup>(
  shop: Shop,
  staff: SignedInStaff,
  { group, version, value }: SettingsChange<Group>,
  before: (shop: Shop, settings: ShopSettings) => Promise<void> = async () => {},
): Promise<StaffSettingsGroup<Group>> {
  const changed = await staffTransaction(shop, staff, async (shop) => {
    const isSeen = await lockGroup(shop.db, group, version)
    if (!isSeen) throw await changedMeanwhile(shop.db, group)
    await before(shop, await readSettings(shop.db))
    const set = { value, changedBy: staff.id, changedAt: shop.clock() }
    const [row] = await shop.db
      .insert(shopSettings)
      .values({ name: group, ...set })
      .onConflictDoUpdate({ target: shopSettings.name, set })
      .returning({ version: shopSettings.version })
    // Two first changes at once: the second one waited and found the first one's row.
    if (row?.version !== version + 1) throw await changedMeanwhile(shop.db, group)
    return getGroup(shop.db, group)
  })
  await shop.settings.reread()
  return changed
}

async function lockGroup(tx: Db, group: SettingsGroup, version: number): Promise<boolean> {
  const [row] = await tx.select().from(shopSettings).where(eq(shopSettings.name, group)).for('update')
  return (row?.version ?? 0) === version
}

type Row = Awaited<ReturnType<typeof readRows>> extends Map<string, infer R> ? R : never

async function readRows(db: Db) {
  const rows = await db
    .select({
      name: shopSettings.name,
      version: shopSettings.version,
      changedBy: staffTable.name,
      changedAt: shopSettings.changedAt,
    })
    .from(shopSettings)
    .leftJoin(staffTable, eq(staffTable.id, shopSettings.changedBy))
  return new Map(rows.map((row) => [row.name, row]))
}

async function getGroup<Group extends SettingsGroup>(db: Db, group: Group): Promise<StaffSettingsGroup<Group>> {
  return groupOf(group, await readSettings(db), (await readRows(db)).get(group))
}

function groupOf<Group extends SettingsGroup>(
  group: Group,
  settings: ShopSettings,
  row: Row | undefined,
): StaffSettingsGroup<Group> {
  return {
    value: settings[group],
    default: DEFAULT_SETTINGS[group],
    version: row?.version ?? 0,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt.toISOString() ?? null,
  }
}

async function changedMeanwhile(db: Db, group: SettingsGroup): Promise<ShopError> {
  const current = await getGroup(db, group)
  const { changedBy, changedAt } = current
  return new ShopError('changed_meanwhile', {
    conflict: { current, changedBy, changedAt: changedAt ?? new Date(0).toISOString() },
  })
}
