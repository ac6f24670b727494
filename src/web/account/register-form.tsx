import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useWords } from '../../client/site-context.tsx'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAuth } from './auth-context.tsx'
import { ErrorBox } from './error-box.tsx'
import { useAuthErrors } from './use-auth-errors.ts'

export function RegisterForm() {
  const { register: words, toast: toastWords } = useWords()
  const { register } = useAuth()
  const toast = useToast()
  const entering = useAuthErrors((all) => all.register.failed)
  const form = useForm({
    id: 'register',
    names: ['firstName', 'lastName', 'username', 'email', 'password', 'confirmPassword'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.registrationForm),
    send: async ({ confirmPassword: _, ...registration }) => {
      entering.begin()
      await register(registration)
      toast.show({ title: toastWords.registrationSuccessful, description: toastWords.checkEmail })
    },
    onFailure: entering.fail,
  })
  const password = { type: 'password', autoComplete: 'new-password', required: true } as const
  const name = { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, required: true } as const
  return (
    <form {...form.props} aria-label={words.title}>
      <ProblemSummary form={form} />
      <ErrorBox text={entering.failure} />
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField {...form.field('firstName')} label={words.firstName} autoComplete="given-name" required />
        <InputField {...form.field('lastName')} label={words.lastName} autoComplete="family-name" required />
        <InputField {...form.field('username')} label={words.username} {...name} />
        <InputField {...form.field('email')} label={words.email} type="email" autoComplete="email" required />
        <InputField {...form.field('password')} label={words.password} {...password} />
        <InputField {...form.field('confirmPassword')} label={words.confirmPassword} {...password} />
      </div>
      <Button type="submit" isBusy={form.isBusy} className="mt-8 w-full">
        {form.isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
