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
import { useSecurity, useSecurityReload } from './use-security.ts'

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
        {/* Anew with each address that is requested or confirmed. */}
        <EmailFields key={`${user.email} ${form.pendingEmail}`} user={user} pending={form.pendingEmail} form={form} />
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
        {form.requested && fill(words.security.pending, { email: form.requested })}
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
  const pendingEmail = useSecurity().data?.pendingEmail ?? null
  const [requested, setRequested] = useState<string | null>(null)
  const form = useForm({
    id: 'account',
    names: ['firstName', 'lastName', 'email', 'currentPassword', 'phoneNumber', 'address', 'city', 'country'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.accountForm),
    send: async (checked) => {
      const { email, ...others } = checked
      const isPending = email !== undefined && foldEmail(email) === pendingEmail
      const saved = await api.account.update(user.id, isPending ? others : checked)
      setUser(saved)
      const isOther = !isPending && email !== undefined && foldEmail(email) !== saved.email
      setRequested(isOther ? email : null)
      await reloadSecurity()
      const description = isOther ? fill(words.security.pending, { email }) : words.account.savedText
      toast.show({ title: words.account.saved, description })
    },
    onFailure: (error) => {
      showError(error, words.account.failed)
    },
  })
  return { ...form, pendingEmail, requested }
}
