import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../client/link.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { Button } from '../../ui/button.tsx'
import { SetUpSecondFactor } from '../sign-in/set-up-second-factor.tsx'
import { useApi, useMe } from '../site/admin-context.tsx'
import { meQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'

export function Page() {
  const { secondFactor: words, screens } = useAdminWords()
  const { hasSecondFactor } = useMe()
  const api = useApi()
  const confirmed = useConfirmed()
  const finish = useFinishing()
  const failure = useFailure()
  const [setup, setSetup] = useState<AdminOutput<'POST /api/admin/totp/setup'> | null>(null)
  const beginning = useAsyncAction(async () => {
    failure.clear()
    const answer = await confirmed(() => api.signIn.setUpSecondFactor())
    if (answer) setSetup(answer)
  }, failure.set)
  return (
    <>
      <PageHeading
        title={words.title}
        back={
          <Link to={adminHref('account')} className="plain-link inline-block min-h-6 text-ink-soft">
            {screens.account}
          </Link>
        }
      />
      <div className="max-w-md">
        {setup ? (
          <SetUpSecondFactor setup={setup} onDone={finish} />
        ) : (
          <>
            <p className="mb-6 text-ink-soft">{hasSecondFactor ? words.isOn : words.text}</p>
            <ErrorBox text={failure.text} />
            <Button isBusy={beginning.isBusy} onClick={beginning.run}>
              {hasSecondFactor ? words.beginAgain : words.begin}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function useFinishing() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await queries.invalidateQueries(meQuery)
    await navigate(adminHref('account'))
  }
}
