import { useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/client.ts'
import { fill } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { Appointment, Conflict } from './diary-page.ts'

/** Reads everything of the diary again. */
export function useDiaryReload(): () => Promise<void> {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/diary') })
}

/**
 * Runs a change of an appointment and reads the diary again. Where somebody was faster, it shows the booking as it is now
 * and says so; every other error is the caller's.
 * @returns the appointment as it was changed; null where somebody was faster
 */
export function useDiaryChange() {
  const { diary: words } = useAdminWords()
  const { words: shop } = useSite()
  const reload = useDiaryReload()
  const toast = useToast()
  return async (change: () => Promise<Appointment>): Promise<Appointment | null> => {
    try {
      const changed = await change()
      await reload()
      return changed
    } catch (error) {
      const problem = error instanceof ApiError ? (error.problem as Conflict | undefined) : undefined
      if (!problem?.current) throw error
      await reload()
      const { changedBy } = problem
      const description = changedBy ? fill(words.changedMeanwhile, { name: changedBy }) : words.changedBySomebody
      toast.show({ title: shop.toast.error, description, tone: 'destructive' })
      return null
    }
  }
}

export const isOutsideHours = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'outside_hours'
