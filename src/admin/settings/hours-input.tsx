import { BOX } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

interface HoursInputProps {
  id: string
  label: string
  /** `09:00-19:00`, or nothing where the store is closed. */
  typed: string
  error: string | undefined
  onChange: (typed: string) => void
}

const USUAL = '09:00-19:00'

/** The hours of a day: open or not, from and until. */
export function HoursInput({ id, label, typed, error, onChange }: HoursInputProps) {
  const { settings: words } = useAdminWords()
  const [opens = '', closes = ''] = typed.split('-')
  const isOpen = typed !== ''
  const described = error ? `${id}-error` : undefined
  const time = (name: string, value: string, change: (value: string) => void) => (
    <input
      type="time"
      aria-label={`${label}: ${name}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={described}
      value={value}
      onChange={(event) => change(event.target.value)}
      className={`${BOX} w-38! figures`}
    />
  )
  return (
    <div className="grid items-center sm:grid-cols-[11rem_1fr] gap-x-4 gap-y-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
        <input
          id={id}
          type="checkbox"
          checked={isOpen}
          aria-describedby={described}
          onChange={(event) => onChange(event.target.checked ? USUAL : '')}
          className="size-5 accent-sea"
        />
        {label}
      </label>
      {isOpen ? (
        <span className="flex flex-wrap items-center gap-2">
          {time(words.from, opens, (value) => onChange(`${value}-${closes}`))}
          <span aria-hidden="true" className="max-sm:hidden">
            –
          </span>
          {time(words.until, closes, (value) => onChange(`${opens}-${value}`))}
        </span>
      ) : (
        <span className="text-small text-ink-soft">{words.closed}</span>
      )}
      {error && (
        <p id={described} className="text-small sm:col-span-2 text-terracotta">
          {error}
        </p>
      )}
    </div>
  )
}
