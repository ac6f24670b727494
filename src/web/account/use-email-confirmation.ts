import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { ConfirmedEmail } from '../../contract/security.ts'
import { useAuth } from './auth-context.tsx'
import { type LinkFailure, linkFailureOf } from './link-failure.ts'

type Outcome = { kind: 'done' | 'changed'; confirmed: ConfirmedEmail } | { kind: LinkFailure; confirmed?: undefined }

export function useEmailConfirmation(token: string) {
  const { api } = useSite()
  const { user, setUser } = useAuth()
  const [outcome, setOutcome] = useState<Outcome>()
  const { isBusy, run } = useAsyncAction(
    async () => {
      const confirmed = await api.call('POST /api/auth/verify-email', { body: { token } })
      if (user?.username === confirmed.username) setUser({ ...user, email: confirmed.email })
      setOutcome({ kind: confirmed.isChange ? 'changed' : 'done', confirmed })
    },
    (error) => setOutcome({ kind: linkFailureOf(error) }),
  )
  return { outcome, isBusy, confirm: run }
}
