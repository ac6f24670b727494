import { type ComponentProps, type ReactNode, useId } from 'react'

export const BOX =
  'min-h-12 w-full rounded-edge border border-ink-soft/60 bg-white px-3.5 py-2.5 text-body text-ink transition-colors placeholder:text-ink-soft hover:border-ink disabled:opacity-60 aria-invalid:border-terracotta'

export interface Labelled {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

interface Wiring {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends Labelled {
  id?: string | undefined
  className?: string
  children: (wiring: Wiring) => ReactNode
}

export function Field({ label, hint, error, id, className = '', children }: FieldProps) {
  const made = useId()
  const own = id ?? made
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={own} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      {children({ id: own, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${own}-hint`} className="mt-1.5 text-label text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${own}-error`} className="mt-1.5 text-small text-terracotta">
          {error}
        </p>
      )}
    </div>
  )
}

export function InputField({ label, hint, error, id, className, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className ?? ''}>
      {(wiring) => <input {...input} {...wiring} className={BOX} />}
    </Field>
  )
}
