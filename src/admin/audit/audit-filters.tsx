import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '../../client/link.tsx'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'

type Query = Readonly<Record<string, string | undefined>>

/** The address is the state: the form only writes it. */
export function AuditFilters({ query }: { query: Query }) {
  const { audit: words } = useAdminWords()
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    void navigate(adminHref('audit', { query: chosen }), { preventScrollReset: true })
  }
  const isFiltered = Object.values(query).some(Boolean)
  const { staffId, subject, from, to } = query
  return (
    <form
      // Uncontrolled, so that it begins anew where the address changes without it.
      key={[staffId, subject, from, to].join()}
      onSubmit={onSubmit}
      className="mb-6 grid grid-cols-2 items-end gap-4 max-sm:[&>:nth-child(-n+2)]:col-span-2 lg:grid-cols-[1fr_1fr_auto_auto_auto]"
    >
      <PersonField staffId={staffId} />
      <SelectField
        label={words.subject}
        name="subject"
        defaultValue={subject}
        options={[
          { value: '', name: words.anything },
          ...Object.entries(words.subjects).map(([value, name]) => ({ value, name })),
        ]}
      />
      <InputField label={words.from} name="from" type="date" defaultValue={from} />
      <InputField label={words.to} name="to" type="date" defaultValue={to} />
      <div className="flex flex-wrap items-center gap-5">
        <Button type="submit" look="outline">
          {words.show}
        </Button>
        {isFiltered && (
          <LinkButton to={adminHref('audit')} look="bare">
            {words.reset}
          </LinkButton>
        )}
      </div>
    </form>
  )
}

function PersonField({ staffId }: { staffId: string | undefined }) {
  const { audit: words } = useAdminWords()
  const may = useMay()
  const staff = useQuery({ ...adminQuery('GET /api/admin/staff', {}), enabled: may('staff.view') })
  const people = (staff.data ?? []).map(({ id, name }) => ({ value: String(id), name }))
  return (
    <SelectField
      // The choice exists only once the names are here.
      key={people.length}
      label={words.person}
      name="staffId"
      defaultValue={staffId}
      options={[{ value: '', name: words.anybody }, ...people]}
    />
  )
}
