import { SETTINGS_SCHEMAS } from '../../contract/settings.ts'
import { DEFAULT_SETTINGS, SETTINGS_GROUPS, type SettingsGroup, type ShopSettings } from '../../domain/settings.ts'
import type { Database, Db } from '../db/connect.ts'
import { Refresh, type RefreshOptions } from '../db/refresh.ts'
import { shopSettings } from '../db/settings-schema.ts'

/** The settings of a process. Database notifications say when they changed. */
export interface Settings {
  current(): ShopSettings
  /** Reads the settings at once, for the process that has changed them. */
  reread(): Promise<void>
  /** Calls `changed` after each change. */
  onChange(changed: () => void): void
  close(): Promise<void>
}

/**
 * Reads the settings and refreshes them until they are closed. Close them before their database.
 *
 * @throws the error of the first read; later errors go to `onError` and the last settings stay
 */
export async function openSettings(database: Database, options: RefreshOptions): Promise<Settings> {
  const listeners: (() => void)[] = []
  let current = DEFAULT_SETTINGS
  let known = ''
  let reading = Promise.resolve()
  const read = async () => {
    const settings = await readSettings(database.db)
    const text = JSON.stringify(settings)
    if (text === known) return
    known = text
    current = settings
    for (const changed of listeners) changed()
  }
  // One after another, so that an older read never replaces a newer one.
  const reread = () => {
    reading = reading.catch(() => undefined).then(read)
    return reading
  }
  const refresh = new Refresh(reread, options)
  // Listen first, so that no change between the first read and the next one is missed.
  await database.listen(
    'settings',
    () => refresh.hear('all'),
    () => refresh.hear('all'),
  )
  await reread()
  refresh.start()
  return {
    current: () => current,
    reread,
    onChange: (changed) => listeners.push(changed),
    close: () => refresh.close(),
  }
}

/** A stored value that a later release no longer understands counts as not set. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.select().from(shopSettings)
  const stored = new Map<string, unknown>(rows.map(({ name, value }) => [name, value]))
  const settingsOf = (group: SettingsGroup) => {
    const parsed = SETTINGS_SCHEMAS[group].safeParse(stored.get(group))
    return parsed.success ? parsed.data : DEFAULT_SETTINGS[group]
  }
  return Object.fromEntries(SETTINGS_GROUPS.map((group) => [group, settingsOf(group)])) as unknown as ShopSettings
}
