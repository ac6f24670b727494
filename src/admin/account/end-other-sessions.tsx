import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

export function EndOtherSessions() {
  const { account: words, frame } = useAdminWords()
  const api = useApi()
  const toast = useToast()
  const showError = useErrorToast()
  const ending = useAsyncAction(
    async () => {
      await api.signIn.endOtherSessions()
      toast.show({ title: words.othersEnded })
    },
    (error) => showError(error, frame.notDone),
  )
  return (
    <>
      <p className="mb-4 text-ink-soft">{words.devicesText}</p>
      <Button look="outline" isBusy={ending.isBusy} onClick={ending.run}>
        {words.endOthers}
      </Button>
    </>
  )
}
