import { useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { User } from '../../contract/account.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAuth } from './auth-context.tsx'
import { EmailFields } from './email-fields.tsx'
import { useSecurityReload } from './use-security.ts'

export function DetailsForm({ user }: { user: User }) {
  const { words } = useSite()
  const { account, checkout } = words
  const form = useDetailsForm(user)
  return (
    <form {...form.props} aria-label={account.details} className="max-w-2xl">
      <ProblemSummary form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField
          {...form.field('firstName')}
          label={checkout.firstName}
          autoComplete="given-name"
          defaultValue={user.firstName ?? ''}
        />
        <InputField
          {...form.field('lastName')}
          label={checkout.lastName}
          autoComplete="family-name"
          defaultValue={user.lastName ?? ''}
        />
        {/* Resets to the current address after a change was requested. */}
        <EmailFields key={form.changes} user={user} form={form} />
        <InputField
          {...form.field('phoneNumber')}
          label={checkout.phoneNumber}
          type="tel"
          autoComplete="tel"
          defaultValue={user.phoneNumber ?? ''}
        />
        <InputField
          {...form.field('address')}
          label={checkout.address}
          autoComplete="street-address"
          className="sm:col-span-2"
          defaultValue={user.address ?? ''}
        />
        <InputField
          {...form.field('city')}
          label={checkout.city}
          autoComplete="address-level2"
          defaultValue={user.city ?? ''}
        />
        <InputField
          {...form.field('country')}
          label={checkout.country}
          autoComplete="country-name"
          defaultValue={user.country ?? ''}
        />
      </div>
      <Button type="submit" isBusy={form.isBusy} className="mt-8">
        {form.isBusy ? account.saving : account.save}
      </Button>
      <p role="status" className="mt-4 text-small">
        {form.pendingEmail && fill(words.security.pending, { email: form.pendingEmail })}
      </p>
    </form>
  )
}

function useDetailsForm(user: User) {
  const { api, words } = useSite()
  const { setUser } = useAuth()
  const toast = useToast()
  const showError = useErrorToast()
  const reloadSecurity = useSecurityReload()
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  const [changes, setChanges] = useState(0)
  const form = useForm({
    id: 'account',
    names: ['firstName', 'lastName', 'email', 'currentPassword', 'phoneNumber', 'address', 'city', 'country'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.accountForm),
    send: async (checked) => {
      const saved = await api.account.update(user.id, checked)
      setUser(saved)
      const isOther = checked.email !== undefined && foldEmail(checked.email) !== saved.email
      setPendingEmail(isOther ? (checked.email ?? null) : null)
      if (isOther) setChanges((count) => count + 1)
      await reloadSecurity()
      toast.show({ title: words.account.saved, description: words.account.savedText })
    },
    onFailure: (error) => {
      showError(error, words.account.failed)
    },
  })
  return { ...form, pendingEmail, changes }
}
