import { useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import type { FormField } from './delivery-choice.tsx'
import { type Locker, useLockers } from './use-lockers.ts'

interface LockerChoiceProps {
  field: FormField
  /** Where the search begins. */
  postalCode: string
}

/** The lockers of BOX NOW as a list: nothing of the carrier, and no map, is loaded. */
export function LockerChoice({ field, postalCode }: LockerChoiceProps) {
  const { locker: words } = useWords().delivery
  const lockers = useLockers(postalCode)
  return (
    <fieldset aria-describedby={`${field.id}-note`}>
      <legend className="mb-4 font-display text-title">{words.legend}</legend>
      <div className="flex flex-wrap items-end gap-4">
        <InputField
          label={words.search}
          type="search"
          autoComplete="off"
          value={lockers.typed}
          onChange={(event) => lockers.search(event.target.value)}
          // Enter would send the whole form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="grow"
        />
        <Button look="outline" isBusy={lockers.isLocating} onClick={lockers.locate}>
          {lockers.isLocating ? words.locating : words.near}
        </Button>
      </div>
      <p id={`${field.id}-note`} className="mt-1.5 text-label text-ink-soft">
        {words.nearNote}
      </p>
      <p role="status" className="mt-4 text-small">
        {lockers.isRefused && <span className="block text-terracotta">{words.refused}</span>}
        {lockers.note}
      </p>
      <LockerList field={field} lockers={lockers.found} />
      {field.error && (
        <p id={`${field.id}-error`} className="mt-1.5 text-small text-terracotta">
          {field.error}
        </p>
      )}
    </fieldset>
  )
}

function LockerList({ field, lockers }: { field: FormField; lockers: readonly Locker[] }) {
  const { locker: words } = useWords().delivery
  const [chosen, setChosen] = useState<Locker | null>(null)
  // What was chosen stays chosen, whatever is searched for afterwards.
  const shown = chosen && !lockers.some(({ id }) => id === chosen.id) ? [chosen, ...lockers] : lockers
  if (shown.length === 0) return <span id={field.id} tabIndex={-1} />
  return (
    <>
      {shown.some(({ isDemo }) => isDemo) && <p className="mt-1 text-label text-ink-soft">{words.demo}</p>}
      <ul className="mt-3 max-h-96 divide-y divide-hairline overflow-y-auto border-y border-hairline">
        {shown.map((one, index) => (
          <li key={one.id} className="flex items-center gap-4 pr-2">
            <label className="flex min-h-14 grow cursor-pointer items-center gap-4 py-3 hover:text-sea">
              <input
                type="radio"
                id={index === 0 ? field.id : undefined}
                name={field.name}
                value={one.id}
                defaultChecked={one.id === chosen?.id}
                aria-describedby={field.error ? `${field.id}-error` : undefined}
                onChange={() => setChosen(one)}
                className="ml-1 size-5 shrink-0 cursor-pointer accent-sea"
              />
              <span className="grow">
                {one.name}
                <span className="block text-label text-ink-soft">
                  {one.address}, {one.postalCode}
                </span>
              </span>
              {one.distanceMetres !== null && <Distance metres={one.distanceMetres} />}
            </label>
            <a
              href={mapOf(one)}
              target="_blank"
              rel="noreferrer"
              aria-label={fill(words.mapOf, { name: one.name })}
              className="plain-link inline-block min-h-6 shrink-0 text-label"
            >
              {words.map}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Distance({ metres }: { metres: number }) {
  const { locker: words } = useWords().delivery
  const text =
    metres < 1000
      ? fill(words.metres, { count: Math.round(metres / 10) * 10 })
      : fill(words.kilometres, { count: Math.round(metres / 100) / 10 })
  return <span className="figures shrink-0 text-label">{text}</span>
}

const mapOf = ({ latitude, longitude }: Locker) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
