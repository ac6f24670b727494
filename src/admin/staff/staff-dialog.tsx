import { useQueryClient } from '@tanstack/react-query'
import type { StaffMember } from '../../contract/admin/staff.ts'
import { fill } from '../../i18n/translate.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ConfirmedStep } from '../site/confirmed-step.tsx'
import { EditMember } from './edit-member.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { MemberForm } from './member-form.tsx'
import type { StaffLink } from './staff-link.ts'

export type StaffTask =
  | { is: 'add' }
  | { is: 'edit'; member: StaffMember }
  | { is: 'deactivate'; member: StaffMember }
  | { is: 'link'; link: StaffLink }

interface StaffDialogProps {
  task: StaffTask | null
  onTask: (task: StaffTask | null) => void
}

export function StaffDialog({ task, onTask }: StaffDialogProps) {
  const { frame } = useAdminWords()
  return (
    <Dialog
      look="narrow"
      isOpen={task !== null}
      title={useTitle(task)}
      closeLabel={frame.close}
      onClose={() => onTask(null)}
    >
      {task && <TaskView task={task} onTask={onTask} />}
    </Dialog>
  )
}

function useTitle(task: StaffTask | null): string {
  const { staff: words } = useAdminWords()
  if (task === null || task.is === 'add') return words.addTitle
  if (task.is === 'edit') return fill(words.edit, { name: task.member.name })
  if (task.is === 'deactivate') return fill(words.deactivateTitle, { name: task.member.name })
  return fill(words.linkTitle, { name: task.link.staff.name })
}

function TaskView({ task, onTask }: { task: StaffTask; onTask: StaffDialogProps['onTask'] }) {
  const { staff: words } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const read = () => void queries.invalidateQueries(adminQuery('GET /api/admin/staff', {}))
  const showLink = (link: StaffLink) => {
    read()
    onTask({ is: 'link', link })
  }
  const finish = (title: string) => {
    read()
    toast.show({ title })
    onTask(null)
  }
  switch (task.is) {
    case 'add':
      return <MemberForm onLink={showLink} onSaved={() => finish(words.saved)} />
    case 'edit':
      return (
        <EditMember
          member={task.member}
          onLink={showLink}
          onSaved={() => finish(words.saved)}
          onDeactivate={() => onTask({ is: 'deactivate', member: task.member })}
        />
      )
    case 'deactivate':
      return (
        <ConfirmedStep
          text={words.deactivateText}
          submit={words.deactivateSubmit}
          act={() => api.staff.deactivate(task.member.id)}
          onDone={() => finish(fill(words.deactivated, { name: task.member.name }))}
          onKeep={() => onTask(null)}
        />
      )
    case 'link':
      return <InvitationLink link={task.link} />
  }
}
