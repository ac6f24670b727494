import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { UndoneEmailChange } from '../../contract/security.ts'
import { useAuth } from './auth-context.tsx'
import { type LinkFailure, linkFailureOf } from './link-failure.ts'

type Outcome = { kind: 'done'; undone: UndoneEmailChange } | { kind: LinkFailure; undone?: undefined }

export function useUndoEmailChange(token: string) {
  const { api } = useSite()
  const { user, logOut } = useAuth()
  const [outcome, setOutcome] = useState<Outcome>()
  const { isBusy, run } = useAsyncAction(
    async () => {
      const undone = await api.call('POST /api/auth/undo-email-change', { body: { token } })
      // The session has ended, so its data in the page is cleared too.
      if (user) await logOut().catch(() => undefined)
      setOutcome({ kind: 'done', undone })
    },
    (error) => setOutcome({ kind: linkFailureOf(error) }),
  )
  return { outcome, isBusy, undo: run }
}
