import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'

export type Step = 'confirm' | 'leave'
type Outcome = 'done' | 'expired' | 'failed'

export function useNewsletterLink(step: Step, token: string) {
  const { api } = useSite()
  const [outcome, setOutcome] = useState<Outcome>()
  const { isBusy, run } = useAsyncAction(
    async () => {
      await api.call(`POST /api/newsletter/${step}`, { body: { token } })
      setOutcome('done')
    },
    (error) => {
      // A link truncated by a mail program is not a valid token.
      const isOver = error instanceof ApiError && (error.status === 404 || error.status === 400)
      setOutcome(isOver ? 'expired' : 'failed')
    },
  )
  return { outcome, isBusy, submit: run }
}
