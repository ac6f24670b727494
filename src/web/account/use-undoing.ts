import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/client.ts'
import type { UndoneEmailChange } from '../../contract/security.ts'
import { useAuth } from './auth-context.tsx'

type Outcome =
  | { kind: 'done'; undone: UndoneEmailChange }
  | { kind: 'expired' | 'taken' | 'failed'; undone?: undefined }

/** Undoes a change of e-mail address by the link that was sent to the old address. */
export function useUndoing(token: string) {
  const { api } = useSite()
  const { user, logOut } = useAuth()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      const undone = await api.call('POST /api/auth/undo-email-change', { body: { token } })
      // The session has ended, so its data in the page is cleared too.
      if (user) await logOut().catch(() => undefined)
      setOutcome({ kind: 'done', undone })
    } catch (error) {
      setOutcome({ kind: failureKind(error) })
    }
    setBusy(false)
  }
  return { outcome, isBusy, undo: () => void undo() }
}

function failureKind(error: unknown): 'expired' | 'taken' | 'failed' {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 409) return 'taken'
  // A link truncated by a mail program is not a valid token.
  return status === 410 || status === 400 ? 'expired' : 'failed'
}
