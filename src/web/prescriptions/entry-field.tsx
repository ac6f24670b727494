import { fieldName, signOf, withSign } from '../../client/prescription/entry-texts.ts'
import { useSite } from '../../client/site-context.tsx'
import type { FieldPath, FieldProblem } from '../../domain/prescription/field-problem.ts'
import { formatField, problemText } from '../../i18n/prescription-texts.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { BOX, Field } from '../../ui/field.tsx'
import type { EntryForm } from './use-entry-form.ts'

interface EntryFieldProps {
  form: EntryForm
  field: FieldPath
  label: string
  hint?: string
  /** With buttons for the sign, which the keypads of some phones lack. */
  isSigned?: boolean
  inputMode?: 'decimal' | 'text'
  className?: string
}

/** One field of the paper, with the reason where it can't be taken, and what may have been meant. */
export function EntryField({ form, field, label, hint, isSigned, inputMode = 'decimal', className }: EntryFieldProps) {
  const { words, language } = useSite()
  const problem = form.problemOf(field)
  const error = problem && problemText(words.prescriptions, problem, language)
  return (
    <div className={className}>
      <Field label={label} hint={hint} error={error} id={form.idOf(field)}>
        {(wiring) => (
          <div className="flex gap-1.5">
            {isSigned && <Signs form={form} field={field} />}
            <input
              {...wiring}
              value={form.texts[field] ?? ''}
              inputMode={inputMode}
              autoComplete="off"
              maxLength={60}
              onChange={(event) => form.type(field, event.target.value)}
              className={`${BOX} figures min-w-0`}
            />
          </div>
        )}
      </Field>
      {problem && <Proposals form={form} problem={problem} />}
    </div>
  )
}

function Signs({ form, field }: Pick<EntryFieldProps, 'form' | 'field'>) {
  const { prescriptions: words } = useSite().words
  const text = form.texts[field] ?? ''
  return (
    <div className="flex">
      {(['+', '−'] as const).map((sign) => (
        <button
          key={sign}
          type="button"
          aria-pressed={signOf(text) === sign}
          aria-label={`${fieldName(words, field)} ${sign}`}
          onClick={() => form.type(field, withSign(text, sign))}
          className="min-h-12 w-9 border border-ink-soft/60 text-body first:rounded-l-edge last:rounded-r-edge last:border-l-0 hover:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {sign}
        </button>
      ))}
    </div>
  )
}

function Proposals({ form, problem }: { form: EntryForm; problem: FieldProblem }) {
  const { words, language } = useSite()
  const { form: texts } = words.prescriptions
  const { field, proposals = [] } = problem
  if (proposals.length === 0) return null
  return (
    <div className="mt-2">
      <p className="text-label text-ink-soft">{texts.proposal}</p>
      <p className="mt-1 flex flex-wrap gap-2">
        {proposals.map((proposal) => {
          const value = formatField(field, proposal, language)
          return (
            <Button
              key={value}
              look="outline"
              aria-label={fill(texts.chooses, { value, field: fieldName(words.prescriptions, field) })}
              onClick={() => form.choose(field, value)}
            >
              {value}
            </Button>
          )
        })}
      </p>
    </div>
  )
}
