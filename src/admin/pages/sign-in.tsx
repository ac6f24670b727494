import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { StaffSignIn } from '../../contract/admin/sign-in.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { Button } from '../../ui/button.tsx'
import { Outside } from '../layout/outside.tsx'
import { CodeForm } from '../sign-in/code-form.tsx'
import { PasswordForm } from '../sign-in/password-form.tsx'
import { FirstSecondFactor } from '../sign-in/set-up-second-factor.tsx'
import { TillSignIn } from '../sign-in/till-sign-in.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { lastTillPerson } from '../site/till-person.ts'
import { forgetPerson, presentTillQuery } from '../tills/till.ts'

export function Page() {
  const { signIn, secondFactor, pin } = useAdminWords()
  const till = useQuery(presentTillQuery)
  const [isByPassword, setByPassword] = useState(false)
  const [step, setStep] = useState<StaffSignIn['state'] | 'needsPassword'>('needsPassword')
  const api = useApi()
  const chosen = useRef<Language>(undefined)
  const enter = useEntering(chosen)
  const accepted = useLocation().state as { email: string; notice: string } | null
  const noteLanguage = (language: Language) => {
    chosen.current = language
  }
  const onNext = (state: StaffSignIn['state']) => (state === 'signedIn' ? enter() : setStep(state))

  if (step === 'needsCode') {
    return (
      <Outside title={signIn.codeTitle} text={signIn.codeText}>
        <CodeForm
          label={signIn.codeTitle}
          submit={signIn.codeSubmit}
          hint={signIn.codeHint}
          onCode={async (code) => onNext((await api.signIn.withCode(code)).state)}
        />
        <Button look="bare" className="mt-6 text-sea" onClick={() => setStep('needsPassword')}>
          {signIn.startOver}
        </Button>
      </Outside>
    )
  }
  if (step === 'needsSetup') {
    return (
      <Outside title={secondFactor.title} text={secondFactor.required}>
        <FirstSecondFactor onDone={() => enter()} />
      </Outside>
    )
  }
  if (till.data && !isByPassword && !accepted) {
    const lastPerson = lastTillPerson()
    return (
      <TillSignIn
        till={till.data}
        lastPerson={lastPerson}
        onLanguage={noteLanguage}
        onPassword={() => setByPassword(true)}
        onEnter={({ id }) => enter(id === lastPerson)}
      />
    )
  }
  return (
    <Outside title={signIn.title} onLanguage={noteLanguage}>
      {accepted && (
        <p role="status" className="mb-6 border-l-2 border-sea pl-4">
          {accepted.notice}
        </p>
      )}
      {!till.isLoading && <PasswordForm email={accepted?.email} onNext={onNext} />}
      {till.data && (
        <Button look="bare" className="mt-6 min-h-11 text-sea" onClick={() => setByPassword(false)}>
          {pin.withPin}
        </Button>
      )}
    </Outside>
  )
}

/**
 * Goes where somebody wanted to go before they had to sign in. A language that they chose on the way is theirs from now
 * on; otherwise the back office changes to the one of their account.
 */
function useEntering(chosen: { readonly current: Language | undefined }) {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  /** @param isBack whether the screen to return to is this person’s */
  return async (isBack = true) => {
    const language = chosen.current
    // The wrong language is no reason to keep somebody out.
    if (language) await api.signIn.updateMe({ language }).catch(() => undefined)
    forgetPerson(queries)
    const to = search.get('to')
    // Only an address of the back office: anything else would let a link lead elsewhere after the sign-in.
    const target = isBack && to?.startsWith(`${adminHref('start')}/`) ? to : adminHref('start')
    await navigate(target, { replace: true })
  }
}
