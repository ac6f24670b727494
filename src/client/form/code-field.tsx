import type { ComponentProps } from 'react'
import { InputField } from '../../ui/field.tsx'

/** The field for the code of an authenticator app; with a hint, for a recovery code too. */
export function CodeField(props: ComponentProps<typeof InputField>) {
  return (
    <InputField
      {...props}
      autoComplete="one-time-code"
      inputMode={props.hint ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
