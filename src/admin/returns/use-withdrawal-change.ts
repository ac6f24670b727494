import { useQueryClient } from '@tanstack/react-query'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useToast } from '../../ui/toast.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { useRequestKey } from '../site/use-request-key.ts'
import { useStepFailure } from '../site/use-step-failure.ts'
import { type Withdrawal, withdrawalQuery } from './returns.ts'

interface Seen {
  version: number
  requestKey: string
}

/**
 * Runs a step of a withdrawal, after a fresh confirmation where the server asks for one, and shows it as it is then;
 * lists are read again when they are next seen.
 */
export function useWithdrawalChange(withdrawal: Withdrawal, act: (seen: Seen) => Promise<Withdrawal>) {
  const { returnsDesk: words } = useAdminWords()
  const queries = useQueryClient()
  const toast = useToast()
  const confirmed = useConfirmed()
  const failure = useStepFailure({ namesFields: true })
  const requestKey = useRequestKey()
  const { queryKey } = withdrawalQuery(withdrawal.id)
  const acting = useAsyncAction(
    async () => {
      failure.clear()
      const changed = await confirmed(() => act({ version: withdrawal.version, requestKey: requestKey.get() }))
      if (changed === undefined) return
      queries.setQueryData(queryKey, changed)
      toast.show({ title: words.done })
      await queries.invalidateQueries({
        predicate: (query) =>
          query.queryKey[0] !== queryKey[0] &&
          /^\/api\/admin\/(returns|quarantine|orders)/.test(String(query.queryKey[0])),
      })
    },
    (error) => {
      failure.set(error)
      // Somebody else may have been faster.
      void queries.invalidateQueries({ queryKey })
    },
  )
  return { ...acting, failure: failure.text }
}
