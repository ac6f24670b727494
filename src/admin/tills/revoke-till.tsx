import { useAsyncAction } from '../../client/use-async-action.ts'
import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { Till } from './till.ts'

interface RevokeTillProps {
  till: Till
  onDone: () => void
  onKeep: () => void
}

export function RevokeTill({ till, onDone, onKeep }: RevokeTillProps) {
  const { tills: words, frame } = useAdminWords()
  const api = useApi()
  const confirmed = useConfirmed()
  const failure = useFailure()
  const revoking = useAsyncAction(async () => {
    failure.clear()
    if (await confirmed(() => api.tills.revoke(till.id))) onDone()
  }, failure.set)
  return (
    <>
      <p className="mb-6 max-w-md">{words.revokeText}</p>
      <ErrorBox text={failure.text} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={revoking.isBusy} onClick={revoking.run}>
          {words.revoke}
        </Button>
        <Button look="outline" onClick={onKeep}>
          {frame.cancel}
        </Button>
      </div>
    </>
  )
}
