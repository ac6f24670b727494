import { useState } from 'react'
import { useSite, useWords } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { Security } from '../../contract/security.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSecurity } from './use-security.ts'

export function EmailState() {
  const { security: words } = useWords()
  const { data, isError } = useSecurity()
  if (isError) return <p className="text-terracotta">{words.unreachable}</p>
  if (!data) return <Skeleton className="h-24" />
  const { email, isEmailVerified, pendingEmail } = data
  return (
    <div className="space-y-4">
      {isEmailVerified && <p>{fill(words.verified, { email })}</p>}
      {!isEmailVerified && <Unverified security={data} />}
      {pendingEmail && <p>{fill(words.pending, { email: pendingEmail })}</p>}
    </div>
  )
}

function Unverified({ security: { email } }: { security: Security }) {
  const { api, words } = useSite()
  const { security } = words
  const [isSent, setSent] = useState(false)
  const showError = useErrorToast()
  const { isBusy, run } = useAsyncAction(
    async () => {
      setSent(false)
      await api.call('POST /api/account/verification', {})
      setSent(true)
    },
    (error) => showError(error, security.sendFailed),
  )
  return (
    <>
      <p className="font-medium">{fill(security.notVerified, { email })}</p>
      <p className="text-small text-ink-soft">{security.notVerifiedText}</p>
      <Button look="outline" isBusy={isBusy} onClick={() => run()}>
        {isBusy ? security.sending : security.sendAgain}
      </Button>
      <p role="status" className="text-small">
        {isSent && fill(security.sentAgain, { email })}
      </p>
    </>
  )
}
