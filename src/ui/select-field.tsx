import type { ComponentProps } from 'react'
import { BOX, Field, type Labelled } from './field.tsx'

interface SelectFieldProps extends Labelled, ComponentProps<'select'> {
  options: readonly { value: string; name: string }[]
}

export function SelectField({ label, hint, error, id, className, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className ?? ''}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} className={`${BOX} appearance-none pr-11`}>
            {options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <svg
            viewBox="0 0 12 8"
            className="pointer-events-none absolute top-1/2 right-4 w-3 -translate-y-1/2"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="M1 1.5l5 5 5-5" />
          </svg>
        </span>
      )}
    </Field>
  )
}
