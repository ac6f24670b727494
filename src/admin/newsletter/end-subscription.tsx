import { useQueryClient } from '@tanstack/react-query'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { Subscriber } from './subscribers-query.ts'

export function EndSubscription({ subscriber: { id, email }, onDone }: { subscriber: Subscriber; onDone: () => void }) {
  const { subscribers: words } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const failure = useFailure()
  const ending = useAsyncAction(async () => {
    failure.clear()
    await api.newsletter.end(id)
    onDone()
    toast.show({ title: fill(words.ended, { email }) })
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/admin\/(newsletter|customers\/)/.test(String(queryKey[0])),
    })
  }, failure.set)
  return (
    <>
      <p className="mb-6 max-w-md break-words">{fill(words.endText, { email })}</p>
      <ErrorBox text={failure.text} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={ending.isBusy} onClick={ending.run}>
          {words.end}
        </Button>
        <Button look="outline" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </>
  )
}
