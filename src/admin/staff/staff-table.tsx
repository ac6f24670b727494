import { useSite } from '../../client/site-context.tsx'
import type { StaffMember } from '../../contract/admin/staff.ts'
import { canEditStaffOf } from '../../domain/permissions.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useMay, useMe } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

interface StaffTableProps {
  staff: readonly StaffMember[]
  onEdit: (member: StaffMember) => void
}

export function StaffTable({ staff, onEdit }: StaffTableProps) {
  const { staff: words } = useAdminWords()
  return <DataTable caption={words.caption} columns={useColumns(onEdit)} rows={staff} keyOf={({ id }) => String(id)} />
}

function useColumns(onEdit: StaffTableProps['onEdit']): Column<StaffMember>[] {
  const { staff: words, roles } = useAdminWords()
  const { language } = useSite()
  const lastSeen = ({ lastSeenAt }: StaffMember) =>
    lastSeenAt ? <time dateTime={lastSeenAt}>{formatDate(lastSeenAt, 'shortMoment', language)}</time> : words.never
  return [
    {
      key: 'name',
      title: words.name,
      cell: (member) => (
        <>
          <span className={`font-medium ${member.state === 'inactive' ? 'text-ink-soft' : ''}`}>{member.name}</span>
          <span className="block text-label break-all text-ink-soft">{member.email}</span>
          <span className="block text-label sm:hidden">
            {roles[member.role]} · {words.states[member.state]}
          </span>
        </>
      ),
    },
    { key: 'role', title: words.role, from: 'sm', cell: ({ role }) => roles[role] },
    { key: 'state', title: words.state, from: 'sm', cell: ({ state }) => words.states[state] },
    {
      key: 'code',
      title: words.secondFactor,
      from: 'lg',
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? words.withCode : words.withoutCode),
    },
    { key: 'seen', title: words.lastSeen, from: 'lg', cell: lastSeen },
    { key: 'acts', title: words.acts, cell: (member) => <Edit member={member} onEdit={onEdit} /> },
  ]
}

function Edit({ member, onEdit }: { member: StaffMember; onEdit: StaffTableProps['onEdit'] }) {
  const { staff: words } = useAdminWords()
  const me = useMe()
  const may = useMay()
  if (member.id === me.id) return <span className="text-ink-soft">{words.you}</span>
  if (!may('staff.edit') || !canEditStaffOf(me.role, member.role)) return null
  return (
    <Button
      look="bare"
      aria-label={fill(words.edit, { name: member.name })}
      className="min-h-11 text-sea"
      onClick={() => onEdit(member)}
    >
      {words.editShort}
    </Button>
  )
}
