import { useState } from 'react'
import { AuthenticatorKey } from '../../client/second-factor/authenticator-key.tsx'
import { RecoveryCodes } from '../../client/second-factor/recovery-codes.tsx'
import { useSite, useWords } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { CallOutput } from '../../contract/calls.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { CodeForm } from './code-form.tsx'
import { PasswordAgain } from './password-again.tsx'
import { useSecurity, useSecurityReload } from './use-security.ts'

type Words = ReturnType<typeof useWords>['secondFactor']

const wordsOf = ({ cancel, failed, busy }: Words, ask: string, submit: string) => ({
  ask,
  form: ask,
  submit,
  busy,
  cancel,
  failed,
})

type Setup = CallOutput<'POST /api/account/second-factor'>

/** Off, being set up, its recovery codes shown once, and on. */
export function SecondFactorSection({ username }: { username: string }) {
  const { security, secondFactor: words } = useWords()
  const { api } = useSite()
  const { data, isError } = useSecurity()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const reload = useSecurityReload()
  if (isError) return <p className="text-terracotta">{security.unreachable}</p>
  if (!data) return <Skeleton className="h-24" />
  if (codes) {
    const keep = () => {
      setCodes(null)
      return reload()
    }
    return <RecoveryCodes codes={codes} words={words} onKept={keep} />
  }
  if (setup) {
    const show = (recoveryCodes: readonly string[]) => {
      setSetup(null)
      setCodes(recoveryCodes)
    }
    return <SettingUp setup={setup} onCodes={show} />
  }
  if (data.secondFactor) return <SwitchedOn username={username} {...data.secondFactor} />
  return (
    <PasswordAgain
      id="second-factor-on"
      username={username}
      words={wordsOf(words, words.begin, words.continue)}
      onPassword={async (password) =>
        setSetup(await api.call('POST /api/account/second-factor', { body: { password } }))
      }
    />
  )
}

function SettingUp({ setup, onCodes }: { setup: Setup; onCodes: (codes: readonly string[]) => void }) {
  const { secondFactor: words } = useWords()
  const { api } = useSite()
  const showError = useErrorToast()
  const confirm = async (code: string) => {
    onCodes((await api.call('POST /api/account/second-factor/confirm', { body: { code } })).recoveryCodes)
  }
  return (
    <div className="max-w-md space-y-6">
      <AuthenticatorKey {...setup} words={words} />
      <CodeForm
        label={words.title}
        submit={words.submit}
        onCode={confirm}
        onFailure={(error) => showError(error, words.failed)}
      />
    </div>
  )
}

interface SwitchedOnProps {
  username: string
  since: string
  recoveryCodesLeft: number
}

function SwitchedOn({ username, since, recoveryCodesLeft }: SwitchedOnProps) {
  const { secondFactor: words } = useWords()
  const { api, language } = useSite()
  const toast = useToast()
  const reload = useSecurityReload()
  return (
    <div className="space-y-6">
      <p>
        {fill(words.isOn, { day: formatDate(since, 'momentDay', language) })}{' '}
        {plural(words.codesLeft, recoveryCodesLeft, language)}
      </p>
      <PasswordAgain
        id="second-factor-off"
        username={username}
        words={wordsOf(words, words.switchOff, words.switchOff)}
        onPassword={async (password) => {
          await api.call('POST /api/account/second-factor/off', { body: { password } })
          toast.show({ title: words.isOff })
          await reload()
        }}
      />
    </div>
  )
}
