import { useEffect, useState } from 'react'
import { AuthenticatorKey } from '../../client/second-factor/authenticator-key.tsx'
import { RecoveryCodes } from '../../client/second-factor/recovery-codes.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { CodeForm } from './code-form.tsx'

type Setup = AdminOutput<'POST /api/admin/totp/setup'>

interface SetUpProps {
  setup: Setup
  onDone: () => unknown
}

/** A picture to scan, a code to prove that it was, and the codes for the day the phone is lost. */
export function SetUpSecondFactor({ setup, onDone }: SetUpProps) {
  const { secondFactor } = useAdminWords()
  const api = useApi()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} words={secondFactor} onKept={onDone} />
  return (
    <div className="space-y-6">
      <AuthenticatorKey {...setup} words={secondFactor} />
      <CodeForm
        label={secondFactor.title}
        submit={secondFactor.submit}
        onCode={async (code) => setCodes((await api.signIn.confirmSecondFactor(code)).recoveryCodes)}
      />
    </div>
  )
}

export function FirstSecondFactor({ onDone }: { onDone: () => unknown }) {
  const { frame } = useAdminWords()
  const api = useApi()
  const [setup, setSetup] = useState<Setup | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and again when somebody tries again
  useEffect(() => {
    let isCurrent = true
    api.signIn.setUpSecondFactor().then(
      (answer) => isCurrent && setSetup(answer),
      () => isCurrent && setSetup('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [api, attempt])

  if (setup === 'failed') {
    return (
      <div role="alert" className="space-y-5">
        <p className="text-terracotta">{frame.failed}</p>
        <Button onClick={() => setAttempt((count) => count + 1)}>{frame.retry}</Button>
      </div>
    )
  }
  return setup ? <SetUpSecondFactor setup={setup} onDone={onDone} /> : <Skeleton className="size-52" />
}
