import { useQueryClient } from '@tanstack/react-query'
import type { StaffSettings, StaffSettingsGroup } from '../../contract/admin/settings.ts'
import { ApiError } from '../../contract/client.ts'
import type { Conflict } from '../../contract/errors.ts'
import type { SettingsGroup } from '../../domain/settings.ts'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useConfirmed } from '../site/confirmation.tsx'

export const settingsQuery = adminQuery('GET /api/admin/settings', {})

/** The group as somebody else has made it, in a refusal. */
function currentOf(error: unknown): unknown {
  return error instanceof ApiError ? (error.problem as Partial<Conflict> | undefined)?.current : undefined
}

/** Sends a change and shows the group as it is then, also where somebody else was faster; `undefined` where the person did not confirm it. */
export function useSettingsChange<Group extends SettingsGroup>(group: Group) {
  const api = useApi()
  const confirmed = useConfirmed()
  const queries = useQueryClient()
  const show = (current: unknown) => {
    queries.setQueryData(settingsQuery.queryKey, (known) => known && ({ ...known, [group]: current } as typeof known))
    void queries.invalidateQueries(adminQuery('GET /api/admin/stores', {}))
  }
  return {
    send: async (version: number, value: unknown): Promise<StaffSettingsGroup<Group> | undefined> => {
      const changed = await confirmed(() => api.settings.change(group, { version, value })).catch((error: unknown) => {
        const current = currentOf(error)
        if (current) show(current)
        throw error
      })
      if (changed) show(changed)
      return changed as StaffSettingsGroup<Group> | undefined
    },
  }
}

export type AnyGroup = StaffSettings[SettingsGroup]
