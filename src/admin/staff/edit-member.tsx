import { useAsyncAction } from '../../client/use-async-action.ts'
import type { StaffMember } from '../../contract/admin/staff.ts'
import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { MemberForm } from './member-form.tsx'
import type { StaffLink } from './staff-link.ts'

interface EditMemberProps {
  member: StaffMember
  onLink: (link: StaffLink) => void
  onSaved: () => void
  onDeactivate: () => void
}

export function EditMember({ member, onLink, onSaved, onDeactivate }: EditMemberProps) {
  const { staff: words } = useAdminWords()
  const api = useApi()
  const confirmed = useConfirmed()
  const requestKey = useRequestKey()
  const failure = useFailure()
  const inviting = useAsyncAction(async () => {
    failure.clear()
    const link = await confirmed(() => api.staff.invite(member.id, requestKey.get()))
    if (link) onLink(link)
  }, failure.set)
  return (
    <>
      <MemberForm member={member} onLink={onLink} onSaved={onSaved} />
      <div className="mt-8 max-w-lg border-t border-hairline pt-5">
        <ErrorBox text={failure.text} />
        <p className="mb-3 text-small text-ink-soft">{words.inviteText}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="outline" isBusy={inviting.isBusy} onClick={inviting.run}>
            {words.invite}
          </Button>
          {member.state !== 'inactive' && (
            <Button look="bare" className="min-h-11 text-terracotta" onClick={onDeactivate}>
              {words.deactivate}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
