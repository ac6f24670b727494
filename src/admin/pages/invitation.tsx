import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { useForm } from '../../client/form/use-form.ts'
import { LinkButton } from '../../client/link.tsx'
import type { Invitation } from '../../contract/admin/staff.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { Outside } from '../layout/outside.tsx'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { isRefusal } from '../site/is-refusal.ts'
import { LoadFailure } from '../site/load-failure.tsx'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'

export function Page() {
  const { invitation: words, roles } = useAdminWords()
  const { token = '' } = useParams()
  const invitation = useQuery(adminQuery('GET /api/admin/invitations/{token}', { params: { token } }))
  if (invitation.data) {
    const { email, role } = invitation.data
    return (
      <Outside title={words.title} text={fill(words.text, { email, role: roles[role] })}>
        <InvitationForm token={token} invitation={invitation.data} />
      </Outside>
    )
  }
  if (isRefusal(invitation.error)) {
    return (
      <Outside title={words.expired} text={words.expiredText}>
        <LinkButton to={adminHref('signIn')} look="outline">
          {words.toSignIn}
        </LinkButton>
      </Outside>
    )
  }
  return invitation.isError ? <LoadFailure onRetry={invitation.refetch} /> : null
}

function InvitationForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { invitation: words } = useAdminWords()
  const api = useApi()
  const navigate = useNavigate()
  const failure = useFailure()
  const form = useForm({
    id: 'invitation',
    names: ['name', 'password'],
    loadSchema: () => import('../../contract/admin/staff.ts').then((module) => module.invitationForm),
    send: async (checked) => {
      failure.clear()
      const { email } = await api.staff.acceptInvitation(token, checked)
      await navigate(adminHref('signIn'), { replace: true, state: { email, notice: words.accepted } })
    },
    onFailure: failure.set,
  })
  return (
    <form {...form.props} aria-label={words.title} className="space-y-5">
      <ErrorBox text={failure.text} />
      <InputField
        {...form.field('name')}
        label={words.name}
        autoComplete="name"
        defaultValue={invitation.name}
        required
      />
      <InputField
        {...form.field('password')}
        label={words.password}
        hint={words.hint}
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" isBusy={form.isBusy} className="w-full">
        {words.submit}
      </Button>
    </form>
  )
}
