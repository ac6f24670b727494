import { useAsyncAction } from '../../client/use-async-action.ts'
import type { StaffMember } from '../../contract/admin/staff.ts'
import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'

interface DeactivateMemberProps {
  member: StaffMember
  onDone: () => void
  onKeep: () => void
}

export function DeactivateMember({ member, onDone, onKeep }: DeactivateMemberProps) {
  const { staff: words, frame } = useAdminWords()
  const api = useApi()
  const confirmed = useConfirmed()
  const failure = useFailure()
  const deactivating = useAsyncAction(async () => {
    failure.clear()
    if (await confirmed(() => api.staff.deactivate(member.id))) onDone()
  }, failure.set)
  return (
    <>
      <p className="mb-6 max-w-md">{words.deactivateText}</p>
      <ErrorBox text={failure.text} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={deactivating.isBusy} onClick={deactivating.run}>
          {words.deactivateSubmit}
        </Button>
        <Button look="outline" onClick={onKeep}>
          {frame.cancel}
        </Button>
      </div>
    </>
  )
}
