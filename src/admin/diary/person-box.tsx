import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { fillFields } from '../../client/form/fill-fields.ts'
import { BOX } from '../../ui/field.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { Person } from './diary-page.ts'
import { personTyped } from './person-typed.ts'
import { useDiaryNames } from './use-diary-names.ts'

const TYPING_PAUSE_MS = 200
const FEWEST_LETTERS = 2

/** One box to find an earlier customer; of somebody new, what is typed goes into its field below. */
export function PersonBox({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { booking: words } = useAdminWords()
  const names = useDiaryNames()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { people, isSettled } = usePeople(typed.trim())
  const box = useFirstFocus()
  const guessed = useRef<Record<string, string>>({})
  const shown = isOpen ? people : []

  const write = (values: Record<string, string>) => {
    const before = guessed.current
    const emptied = Object.fromEntries(Object.keys(before).map((name) => [name, '']))
    for (const [name, value] of Object.entries({ ...emptied, ...values })) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && (field.value === '' || field.value === before[name])) field.value = value
    }
    guessed.current = values
  }
  const choose = ({ firstName, lastName, phone, email, language }: Person) => {
    write({})
    for (const name of ['firstName', 'lastName', 'phone', 'email']) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = ''
    }
    fillFields(form.current, { firstName, lastName, phone, email, language })
    setTyped(`${firstName} ${lastName}`.trim() || phone)
    setOpen(false)
  }
  const { active, setActive, onKeyDown } = useCombobox(shown.length, (index) => {
    const person = shown[index]
    if (person) choose(person)
  })
  const onType = (text: string) => {
    setTyped(text)
    setOpen(true)
    setActive(-1)
    write(personTyped(text))
  }
  const isNew = isOpen && isSettled && people.length === 0
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {words.find}
      </label>
      <input
        ref={box}
        id={id}
        type="text"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        className={BOX}
      />
      <p id={`${id}-hint`} role="status" className="mt-1.5 text-label text-ink-soft">
        {isNew ? words.newPerson : words.findHint}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={words.people} className="bg-white">
        {shown.map((person, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: key events go to the focused text field above
          // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is marked active, never focused
          <div
            key={`${person.phone} ${person.email}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(person)}
            className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 border-x border-b border-hairline px-3 py-2 text-small first:mt-2 first:border-t aria-selected:bg-chalk aria-selected:outline aria-selected:outline-ink/30"
          >
            <span className="grow font-medium">{names.person(person)}</span>
            <span className="figures text-ink-soft">{person.phone}</span>
            {person.email && <span className="text-label text-ink-soft">{person.email}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The dialog gives the focus to its first button when it opens. */
function useFirstFocus() {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const opened = setTimeout(() => box.current?.focus())
    return () => clearTimeout(opened)
  }, [])
  return box
}

function usePeople(q: string): { people: readonly Person[]; isSettled: boolean } {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(q), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [q])
  const isAsked = asked.length >= FEWEST_LETTERS
  const found = useQuery({
    ...adminQuery('GET /api/admin/diary/people', { query: { q: asked } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    people: isAsked ? (found.data ?? []) : [],
    isSettled: isAsked && asked === q && found.isSuccess && !found.isPlaceholderData,
  }
}
