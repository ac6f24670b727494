import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useToast } from '../../ui/toast.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { useStepFailure } from '../site/use-step-failure.ts'
import { type LensJob, lensJobQuery } from './lens-jobs.ts'

/** Runs a step of a job and shows it as it is then; a pair that is made again opens its new job. */
export function useJobChange<Args extends readonly unknown[]>(
  job: LensJob,
  act: (...args: Args) => Promise<LensJob>,
  onError?: (error: unknown) => void,
) {
  const { lensDesk: words } = useAdminWords()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const failure = useStepFailure({ namesFields: onError === undefined })
  const acting = useAsyncAction(
    async (...args: Args) => {
      failure.clear()
      const changed = await act(...args)
      queries.setQueryData(lensJobQuery(changed.id).queryKey, changed)
      toast.show({ title: words.done })
      if (changed.id !== job.id) void navigate(adminHref('lensJob', { params: { jobId: changed.id } }))
      const { queryKey } = lensJobQuery(changed.id)
      await queries.invalidateQueries({
        predicate: (query) =>
          query.queryKey[0] !== queryKey[0] && /^\/api\/admin\/(lens-jobs|orders)/.test(String(query.queryKey[0])),
      })
    },
    (error) => {
      failure.set(error)
      onError?.(error)
      void queries.invalidateQueries({ queryKey: lensJobQuery(job.id).queryKey })
    },
  )
  return { ...acting, failure: failure.text }
}
