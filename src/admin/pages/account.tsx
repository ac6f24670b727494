import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { LANGUAGES, type Language } from '../../domain/shop-facts.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { ChangePassword } from '../account/change-password.tsx'
import { EndOtherSessions } from '../account/end-other-sessions.tsx'
import { OwnPin } from '../account/own-pin.tsx'
import { Section } from '../account/section.tsx'
import { useAccountLanguage } from '../layout/language-choice.tsx'
import { ShortcutList } from '../layout/shortcut-list.tsx'
import { ShortcutSwitch } from '../layout/shortcut-switch.tsx'
import { useMe } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'

export function Page() {
  const { account: words, shortcuts } = useAdminWords()
  const { till } = useMe()
  return (
    <>
      <PageHeading title={words.title} />
      <Person />
      <Section title={words.language}>
        <LanguageField />
      </Section>
      {till ? (
        <p className="border-t border-hairline py-8 text-ink-soft">{words.atTill}</p>
      ) : (
        <>
          <Section title={words.password}>
            <ChangePassword />
          </Section>
          <Section title={words.pin}>
            <OwnPin />
          </Section>
          <SecondFactor />
        </>
      )}
      <Section title={words.devices}>
        <EndOtherSessions />
      </Section>
      <Section title={shortcuts.title}>
        <ShortcutSwitch />
        <ShortcutList />
      </Section>
    </>
  )
}

function Person() {
  const { account: words, roles } = useAdminWords()
  const { name, role, email } = useMe()
  const rows = [
    [words.name, name],
    [words.role, roles[role]],
    [words.email, email],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 pb-8">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt className="text-label text-ink-soft">{term}</dt>
          <dd className="break-all">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function LanguageField() {
  const { account: words } = useAdminWords()
  const { language } = useSite()
  const choose = useAccountLanguage()
  return (
    <SelectField
      label={words.language}
      value={language}
      onChange={(event) => choose(event.target.value as Language)}
      options={Object.values(LANGUAGES).map(({ code, name }) => ({ value: code, name }))}
      className="max-w-48"
    />
  )
}

function SecondFactor() {
  const { account: words } = useAdminWords()
  const { hasSecondFactor } = useMe()
  return (
    <Section title={words.secondFactor}>
      <p className="mb-4 text-ink-soft">{hasSecondFactor ? words.secondFactorOn : words.secondFactorOff}</p>
      <LinkButton to={adminHref('secondFactor')} look="outline">
        {words.toSecondFactor}
      </LinkButton>
    </Section>
  )
}
