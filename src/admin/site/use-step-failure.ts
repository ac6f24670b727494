import { useErrorToast } from '../../client/use-error-toast.ts'
import { ApiError } from '../../contract/send-call.ts'
import { useAdminWords } from './admin-words.tsx'
import { useFailure } from './use-failure.ts'

/** As `useFailure`, for forms that begin anew with each version of what they change: a toast outlasts them. */
export function useStepFailure(options: Parameters<typeof useFailure>[0]) {
  const { frame } = useAdminWords()
  const failure = useFailure(options)
  const showError = useErrorToast()
  const set = (error: unknown) => {
    const isOutdated = error instanceof ApiError && error.problem?.code === 'changed_meanwhile'
    if (isOutdated) showError(error, frame.notDone)
    else failure.set(error)
  }
  return { ...failure, set }
}
