import type { ComponentProps } from 'react'
import { BOX, Field, type Labelled } from './field.tsx'

export function TextAreaField({ label, hint, error, id, className, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className ?? ''}>
      {(wiring) => <textarea {...area} {...wiring} className={`${BOX} block resize-y`} />}
    </Field>
  )
}
