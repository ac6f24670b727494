import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { Language } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Outside } from '../layout/outside.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Initials } from '../site/initials.tsx'
import type { PresentTill } from '../tills/till.ts'
import { PinForm } from './pin-form.tsx'

type Person = PresentTill['people'][number]

interface TillSignInProps {
  till: PresentTill
  /** Whose session has just ended here. */
  lastPerson: number | null
  onLanguage: (language: Language) => void
  onPassword: () => void
  onEnter: (person: Person) => Promise<unknown>
}

/** On an enrolled device: one's name, then one's PIN. */
export function TillSignIn({ till, lastPerson, onLanguage, onPassword, onEnter }: TillSignInProps) {
  const { pin: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const [person, setPerson] = useState<Person | null>(null)
  const withPassword = (
    <Button look="bare" className="mt-8 min-h-11 text-sea" onClick={onPassword}>
      {words.withPassword}
    </Button>
  )
  if (person) {
    return (
      <Outside title={fill(words.title, { name: person.name })} onLanguage={onLanguage}>
        <PinForm
          onPin={async (pin) => {
            await api.tills.signIn(person.id, pin)
            await onEnter(person)
          }}
        />
        <div className="flex flex-wrap gap-x-8">
          <Button look="bare" className="mt-8 min-h-11 text-sea" onClick={() => setPerson(null)}>
            {words.somebodyElse}
          </Button>
          {withPassword}
        </div>
      </Outside>
    )
  }
  const at = fill(words.at, { till: till.name, store: localized(till, 'storeName', language) })
  // Whoever was here comes back most often.
  const people = [...till.people].sort((one, other) => Number(other.id === lastPerson) - Number(one.id === lastPerson))
  return (
    <Outside title={words.choose} text={at} onLanguage={onLanguage}>
      <People people={people} onChoose={setPerson} />
      {withPassword}
    </Outside>
  )
}

function People({ people, onChoose }: { people: readonly Person[]; onChoose: (person: Person) => void }) {
  const { pin: words, roles } = useAdminWords()
  if (people.length === 0) return <p className="text-ink-soft">{words.nobody}</p>
  return (
    <ul className="grid gap-3">
      {people.map((person) => (
        <li key={person.id}>
          <Button
            look="plain"
            onClick={() => onChoose(person)}
            className="flex min-h-18 w-full items-center gap-4 rounded-edge border border-hairline bg-white px-4 py-3 text-left transition-colors hover:border-sea"
          >
            <Initials name={person.name} className="size-11 border-sea text-small text-sea" />
            <span>
              <span className="block font-medium">{person.name}</span>
              <span className="block text-label text-ink-soft">{roles[person.role]}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
