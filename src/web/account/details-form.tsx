import type { User } from '../../contract/account.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ProblemSummary } from '../form/problem-summary.tsx'
import { refusalWords } from '../form/problems.ts'
import { useForm } from '../form/use-form.ts'
import { useSite } from '../site/site-context.tsx'
import { useAuth } from './auth-context.tsx'

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
        <InputField
          {...form.field('email')}
          label={checkout.email}
          type="email"
          autoComplete="email"
          required
          defaultValue={user.email}
        />
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
    </form>
  )
}

function useDetailsForm(user: User) {
  const { api, words } = useSite()
  const { setUser } = useAuth()
  const toast = useToast()
  return useForm({
    id: 'account',
    names: ['firstName', 'lastName', 'email', 'phoneNumber', 'address', 'city', 'country'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.accountForm),
    send: async (checked) => {
      setUser(await api.account.update(user.id, checked))
      toast.show({ title: words.account.saved, description: words.account.savedText })
    },
    onFailure: (error) => {
      const description = refusalWords(words, error, words.account.failed)
      toast.show({ title: words.toast.error, description, tone: 'destructive' })
    },
  })
}
