import { useState } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import type { Wearer } from '../../contract/wearers.ts'
import { parseFit } from '../../domain/fit-text.ts'
import { MOST_WEARERS } from '../../domain/wearer.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { finderHref } from '../fit/finder-query.ts'
import { keepFit } from '../own-fit/choose-fit.ts'
import { fitName } from '../own-fit/fit-words.ts'
import { TryAgain } from '../site/try-again.tsx'
import { DeletePerson } from './delete-person.tsx'
import { PersonForm } from './person-form.tsx'
import { useWearers } from './use-wearers.ts'

/** The people whose glasses an account looks for. */
export function People() {
  const { people } = useWords()
  const { data, isError, refetch } = useWearers()
  const [edited, setEdited] = useState<Wearer | 'new' | null>(null)
  const [deleted, setDeleted] = useState<Wearer | null>(null)
  if (isError) return <TryAgain words={people} onTry={refetch} />
  if (!data) return <Skeleton className="h-48 max-w-2xl" />
  if (edited !== null) {
    return <PersonForm person={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
  }
  return (
    <div className="max-w-2xl">
      <p className="mb-6 text-small text-ink-soft">{people.text}</p>
      {data.length === 0 && <p className="mb-6">{people.none}</p>}
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {data.map((person) => (
          <Entry key={person.id} person={person} onEdit={() => setEdited(person)} onDelete={() => setDeleted(person)} />
        ))}
      </ul>
      {data.length < MOST_WEARERS ? (
        <Button className="mt-8" onClick={() => setEdited('new')}>
          {people.add}
        </Button>
      ) : (
        <p className="mt-8 text-small text-ink-soft">{fill(people.full, { count: MOST_WEARERS })}</p>
      )}
      <DeletePerson person={deleted} onDone={() => setDeleted(null)} />
    </div>
  )
}

interface EntryProps {
  person: Wearer
  onEdit: () => void
  onDelete: () => void
}

function Entry({ person, onEdit, onDelete }: EntryProps) {
  const { people, fitFinder } = useWords()
  const { name, birthYear, fit: text } = person
  const fit = parseFit(text ?? '')
  return (
    <li className="flex flex-wrap justify-between gap-x-8 gap-y-2 py-5">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="figures mt-1 text-small text-ink-soft">
          {[birthYear !== null && fill(people.born, { year: birthYear }), fit ? fitName(fit, fitFinder) : people.noFit]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {fit && (
          <LinkButton to={finderHref(fit)} look="outline" className="mt-3" onClick={() => keepFit(text ?? '', name)}>
            {fill(people.findFor, { name })}
          </LinkButton>
        )}
      </div>
      <p className="flex gap-x-6">
        <Button look="bare" className="min-h-11" aria-label={fill(people.editOf, { name })} onClick={onEdit}>
          {people.edit}
        </Button>
        <Button look="bare" className="min-h-11" aria-label={fill(people.deleteOf, { name })} onClick={onDelete}>
          {people.delete}
        </Button>
      </p>
    </li>
  )
}
