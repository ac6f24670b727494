import { useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { LinkButton } from '../../client/link.tsx'
import { useNavigate } from '../../client/navigate.ts'
import { useSite } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/client.ts'
import { href } from '../../contract/href.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAuth } from './auth-context.tsx'
import { ErrorBox } from './error-box.tsx'
import { useAuthErrors } from './use-auth-errors.ts'

/** Sets a new password by a link, then leads to the login: every session has ended, including this one. */
export function ResetForm({ token }: { token: string }) {
  const { resetPassword: words } = useSite().words
  const form = useResetForm(token)
  const password = { type: 'password', autoComplete: 'new-password', required: true } as const
  if (form.isOver) {
    return (
      <div role="alert">
        <p className="text-lead">{words.expired}</p>
        <LinkButton to={href('forgotPassword')} className="mt-8">
          {words.newLink}
        </LinkButton>
      </div>
    )
  }
  return (
    <form {...form.props} aria-label={words.title}>
      <ProblemSummary form={form} />
      <ErrorBox text={form.failure} />
      <div className="space-y-5">
        <InputField {...form.field('password')} label={words.password} {...password} />
        <InputField {...form.field('confirmPassword')} label={words.confirmPassword} {...password} />
      </div>
      <Button type="submit" isBusy={form.isBusy} className="mt-8 w-full">
        {form.isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

function useResetForm(token: string) {
  const { api, words } = useSite()
  const { user, logOut } = useAuth()
  const navigate = useNavigate()
  const toast = useToast()
  const [isOver, setOver] = useState(false)
  const entering = useAuthErrors(({ resetPassword }) => resetPassword.failed)
  const form = useForm({
    id: 'reset',
    names: ['password', 'confirmPassword'],
    loadSchema: () => import('../../contract/account-forms.ts').then((module) => module.newPasswordForm),
    send: async ({ password }) => {
      entering.begin()
      await api.call('POST /api/auth/reset-password', { body: { token, password } })
      if (user) await logOut()
      await navigate(href('login'), { replace: true })
      toast.show({ title: words.resetPassword.done, description: words.resetPassword.doneText })
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.status === 410) setOver(true)
      else entering.fail(error)
    },
  })
  return { ...form, isOver, failure: entering.failure }
}
