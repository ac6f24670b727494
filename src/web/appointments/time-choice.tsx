import { useWords } from '../../client/site-context.tsx'
import type { FreeTimes } from './use-free-times.ts'

interface TimeChoiceProps {
  field: { id: string; name: string; error: string | undefined }
  free: FreeTimes
  chosen: string
  /** Where no time needs to be chosen. */
  hint?: string
  /** What it is called to choose none. */
  none?: string
}

const PARTS = [
  { name: 'morning', until: '12:00' },
  { name: 'afternoon', until: '17:00' },
  { name: 'evening', until: '24:00' },
] as const

export function TimeChoice({ field, free, chosen, hint, none }: TimeChoiceProps) {
  const { appointment } = useWords()
  const { id, name, error } = field
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const groups = PARTS.map((part, index) => {
    const from = PARTS[index - 1]?.until ?? '00:00'
    return { name: part.name, times: free.times.filter((time) => time >= from && time < part.until) }
  }).filter((group) => group.times.length > 0)
  const first = none === undefined ? free.times[0] : ''
  const option = (value: string, text: string) => (
    <TimeOption
      key={value}
      id={value === first ? id : undefined}
      name={name}
      value={value}
      text={text}
      isChosen={value === chosen}
    />
  )
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className="mb-1.5 text-small font-medium">{appointment.times}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-label text-ink-soft">
          {hint}
        </p>
      )}
      <p
        role="status"
        // Without times there is nothing else that could take the focus.
        {...(groups.length === 0 && { id, tabIndex: -1 })}
        className={free.note ? 'mt-3 border-l border-brass pl-4 text-small text-ink-soft' : ''}
      >
        {free.note}
      </p>
      {groups.length > 0 && (
        <div className="mt-4 space-y-4">
          {none !== undefined && option('', none)}
          {groups.map((group) => (
            <div key={group.name}>
              <p className="label mb-2 text-ink-soft">{appointment.parts[group.name]}</p>
              <div className="flex flex-wrap gap-2">{group.times.map((time) => option(time, time))}</div>
            </div>
          ))}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-2 text-small text-terracotta">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface TimeOptionProps {
  id: string | undefined
  name: string
  value: string
  text: string
  isChosen: boolean
}

function TimeOption({ id, name, value, text, isChosen }: TimeOptionProps) {
  return (
    <label className="figures relative inline-flex min-h-11 min-w-18 cursor-pointer items-center justify-center rounded-edge border border-ink-soft/60 bg-white px-3 text-small transition-colors hover:border-ink has-checked:border-sea has-checked:bg-sea has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea forced-colors:has-checked:outline-4">
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={isChosen}
        onChange={noted}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {text}
    </label>
  )
}

/** A no-op: the form listens to the changes of all its fields. */
const noted = () => undefined
