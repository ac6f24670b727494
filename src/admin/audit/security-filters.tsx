import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '../../client/link.tsx'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'

type Query = Readonly<Record<string, string | undefined>>

/** The address is the state, as in the audit's filters. */
export function SecurityFilters({ query }: { query: Query }) {
  const { audit, securityEvents: words } = useAdminWords()
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    void navigate(adminHref('securityEvents', { query: chosen }), { preventScrollReset: true })
  }
  const { kind, outcome, actor, from, to } = query
  const optionsOf = (names: Readonly<Record<string, string>>) => [
    { value: '', name: audit.anything },
    ...Object.entries(names).map(([value, name]) => ({ value, name })),
  ]
  return (
    <form
      key={[kind, outcome, actor, from, to].join()}
      onSubmit={onSubmit}
      className="mb-6 grid grid-cols-2 items-end gap-4 max-sm:[&>:first-child]:col-span-2 lg:grid-cols-[1fr_1fr_1fr_auto_auto_auto]"
    >
      <SelectField label={words.kind} name="kind" defaultValue={kind} options={optionsOf(words.kinds)} />
      <SelectField label={words.outcome} name="outcome" defaultValue={outcome} options={optionsOf(words.outcomes)} />
      <SelectField label={words.actor} name="actor" defaultValue={actor} options={optionsOf(words.actors)} />
      <InputField label={audit.from} name="from" type="date" defaultValue={from} />
      <InputField label={audit.to} name="to" type="date" defaultValue={to} />
      <div className="flex flex-wrap items-center gap-5">
        <Button type="submit" look="outline">
          {audit.show}
        </Button>
        {Object.values(query).some(Boolean) && (
          <LinkButton to={adminHref('securityEvents')} look="bare">
            {audit.reset}
          </LinkButton>
        )}
      </div>
    </form>
  )
}
