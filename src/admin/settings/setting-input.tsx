import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ChoicesInput } from './choices-input.tsx'
import { HoursInput } from './hours-input.tsx'
import { type FieldKind, isShort, type SettingField, toTyped, valueAt } from './setting-fields.ts'

interface SettingInputProps {
  field: SettingField
  /** Whether another field stands beside it. */
  isHalf: boolean
  typed: string | boolean
  settings: { default: unknown }
  isEditable: boolean
  error: string | undefined
  onChange: (typed: string | boolean) => void
}

const TYPES: Partial<Record<FieldKind, string>> = { email: 'email', tel: 'tel', url: 'url', time: 'time', date: 'date' }

/** One value, with its default and the way back to it. */
export function SettingInput({ field, isHalf, typed, settings, isEditable, error, onChange }: SettingInputProps) {
  const { path, kind, label, hint } = field
  const original = valueAt(settings.default, path)
  const standard = original === undefined ? null : toTyped(kind, original)
  const id = `setting-${path}`
  const width = isHalf ? '' : 'sm:col-span-2'
  const back = standard !== null && standard !== typed && (
    <Restore {...{ label, isEditable }} standard={nameOf(field, standard)} onRestore={() => onChange(standard)} />
  )
  if (kind === 'hours') {
    return (
      <div className={width}>
        <HoursInput id={id} label={label} typed={String(typed)} error={error} onChange={onChange} />
        {back}
      </div>
    )
  }
  if (typeof typed === 'boolean') {
    return (
      <div className={width}>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
          <input
            id={id}
            type="checkbox"
            checked={typed}
            onChange={(event) => onChange(event.target.checked)}
            className="size-5 accent-sea"
          />
          {label}
        </label>
        {hint && <p className="text-label text-ink-soft">{hint}</p>}
        {back}
      </div>
    )
  }
  if (kind === 'choices') {
    return (
      <div className="sm:col-span-2">
        <ChoicesInput
          id={id}
          label={label}
          options={field.options ?? []}
          typed={typed}
          error={error}
          onChange={onChange}
        />
        {back}
      </div>
    )
  }
  if (kind === 'choice') {
    return (
      <div className={width}>
        <SelectField
          id={id}
          label={label}
          error={error}
          options={field.options ?? []}
          value={typed}
          onChange={(event) => onChange(event.target.value)}
        />
        {back}
      </div>
    )
  }
  if (kind === 'lines') {
    return (
      <div className="sm:col-span-2">
        <TextAreaField
          id={id}
          label={label}
          hint={hint}
          error={error}
          rows={rowsFor(String(standard ?? ''))}
          value={typed}
          onChange={(event) => onChange(event.target.value)}
        />
        {standard !== null && standard !== typed && (
          <Restore {...{ label, isEditable }} standard={null} onRestore={() => onChange(standard)} />
        )}
      </div>
    )
  }
  return (
    <div className={width}>
      <InputField
        id={id}
        label={label}
        hint={hint}
        error={error}
        type={TYPES[kind] ?? 'text'}
        inputMode={kind === 'money' || kind === 'number' ? 'decimal' : undefined}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        className={isShort(kind) ? 'max-w-60' : ''}
      />
      {back}
    </div>
  )
}

/** A choice by its name. */
const nameOf = ({ options = [] }: SettingField, value: string | boolean) =>
  options.find((one) => one.value === value)?.name ?? value

const MOST_ROWS = 24
const LEAST_ROWS = 4

/** Of a box of lines that usually has these. */
const rowsFor = (lines: string) => Math.min(MOST_ROWS, Math.max(LEAST_ROWS, lines.split('\n').length))

interface RestoreProps {
  label: string
  /** Null for one that is too long to be shown. */
  standard: string | boolean | null
  isEditable: boolean
  onRestore: () => void
}

function Restore({ label, standard, isEditable, onRestore }: RestoreProps) {
  const { settings: words } = useAdminWords()
  const shown =
    typeof standard === 'boolean' ? (standard ? words.yes : words.no) : standard === '' ? words.empty : standard
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-label text-ink-soft">
      {shown !== null && <span className="figures">{fill(words.standard, { value: shown })}</span>}
      {isEditable && (
        <Button
          look="bare"
          className="min-h-8 text-label!"
          aria-label={fill(words.restoreOf, { label })}
          onClick={onRestore}
        >
          {words.restore}
        </Button>
      )}
    </p>
  )
}
