import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton } from '../../client/link.tsx'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { type DocumentsQuery, documentsHref } from './documents-query.ts'

/** The address is the state: the form only writes it. */
export function DocumentDays({ query: { view, q, from, to } }: { query: DocumentsQuery }) {
  const { documents: words } = useAdminWords()
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const day = (name: string) => String(data.get(name) ?? '')
    void navigate(documentsHref({ view, q, from: day('from'), to: day('to') }), { preventScrollReset: true })
  }
  return (
    <form key={[from, to].join()} onSubmit={onSubmit} className="mt-5 flex flex-wrap items-end gap-4">
      <InputField label={words.from} name="from" type="date" defaultValue={from} />
      <InputField label={words.to} name="to" type="date" defaultValue={to} />
      <Button type="submit" look="outline">
        {words.show}
      </Button>
      {(from || to) && (
        <LinkButton to={documentsHref({ view, q })} look="bare">
          {words.reset}
        </LinkButton>
      )}
    </form>
  )
}
