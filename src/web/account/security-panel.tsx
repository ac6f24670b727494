import { useWords } from '../../client/site-context.tsx'
import type { User } from '../../contract/account.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CloseAccount } from './close-account.tsx'
import { EmailState } from './email-state.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { SessionList } from './session-list.tsx'

interface SecurityPanelProps {
  user: User
  onLeave: () => Promise<void>
}

export function SecurityPanel({ user, onLeave }: SecurityPanelProps) {
  const { security: words, secondFactor } = useWords()
  return (
    <div>
      <SecuritySection title={words.email}>
        <EmailState />
      </SecuritySection>
      <SecuritySection title={words.password} text={words.passwordText}>
        <PasswordForm username={user.username} />
      </SecuritySection>
      <SecuritySection title={secondFactor.title} text={secondFactor.text}>
        <SecondFactorSection username={user.username} />
      </SecuritySection>
      <SecuritySection title={words.sessions}>
        <SessionList onLeave={onLeave} />
      </SecuritySection>
      <SecuritySection title={words.data} text={words.dataText}>
        <a href="/api/account/data" download className={buttonClass('outline')}>
          {words.download}
        </a>
      </SecuritySection>
      <SecuritySection title={words.close} text={words.closeText}>
        <CloseAccount username={user.username} onLeave={onLeave} />
      </SecuritySection>
    </div>
  )
}
