import { type FormEvent, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { User } from '../../contract/account.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { fill } from '../../i18n/translate.ts'
import { InputField } from '../../ui/field.tsx'

interface EmailFieldsProps {
  user: User
  /** Requested, and not confirmed yet: the field shows it. */
  pending: string | null
  form: { field: (name: 'email' | 'currentPassword') => { id: string; name: string; error: string | undefined } }
}

export function EmailFields({ user, pending, form }: EmailFieldsProps) {
  const { checkout, security } = useWords()
  const password = form.field('currentPassword')
  const [isEdited, setEdited] = useState<boolean>()
  // The server also requires it if the address was changed elsewhere in the meantime.
  const needsPassword = isEdited ?? password.error !== undefined
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    setEdited(![user.email, pending].includes(foldEmail(currentTarget.value.trim())))
  return (
    <div>
      <InputField
        {...form.field('email')}
        label={checkout.email}
        type="email"
        autoComplete="email"
        required
        defaultValue={pending ?? user.email}
        hint={pending === null ? undefined : fill(security.pendingHint, { email: user.email })}
        onInput={onInput}
      />
      <p aria-live="polite" className="text-label text-ink-soft not-empty:mt-1.5">
        {needsPassword && security.emailNeedsPassword}
      </p>
      {needsPassword && (
        <InputField
          {...password}
          label={security.currentPassword}
          type="password"
          autoComplete="current-password"
          required
          className="mt-5"
        />
      )}
    </div>
  )
}
