import { useState } from 'react'
import { useForm } from '../../client/form/use-form.ts'
import type { NewStaff, StaffMember } from '../../contract/admin/staff.ts'
import { canEditStaffOf, isOptician, STAFF_ROLES, type StaffRole } from '../../domain/permissions.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi, useMe } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { type Conflict, conflictOf, MemberConflict } from './member-conflict.tsx'
import { loadMemberSchema } from './member-schema.ts'
import type { StaffLink } from './staff-link.ts'

interface MemberFormProps {
  member?: StaffMember
  onLink: (link: StaffLink) => void
  onSaved: () => void
}

export function MemberForm({ member, onLink, onSaved }: MemberFormProps) {
  const { staff: words } = useAdminWords()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const send = useSending(conflict?.current ?? member, { onLink, onSaved })
  const failure = useFailure()
  const form = useForm({
    id: 'member',
    names: ['name', 'email', 'role', 'number', 'expiresOn'],
    loadSchema: loadMemberSchema,
    send: async (checked) => {
      failure.clear()
      await send(checked)
    },
    onFailure: (error) => {
      const found = conflictOf(error)
      setConflict(found)
      if (!found) failure.set(error)
    },
  })
  return (
    <form {...form.props} aria-label={member ? words.editShort : words.addTitle} className="max-w-lg space-y-5">
      {!member && <p className="text-ink-soft">{words.addText}</p>}
      <ErrorBox text={failure.text} />
      {conflict && <MemberConflict conflict={conflict} />}
      <InputField {...form.field('name')} label={words.name} autoComplete="off" defaultValue={member?.name} required />
      <div hidden={member !== undefined}>
        <InputField
          {...form.field('email')}
          label={words.email}
          type="email"
          autoComplete="off"
          defaultValue={member?.email}
          required
        />
      </div>
      <RoleFields form={form} member={member} />
      <Button type="submit" isBusy={form.isBusy}>
        {member ? words.save : words.addSubmit}
      </Button>
    </form>
  )
}

interface RoleFieldsProps {
  form: { field: (name: 'role' | 'number' | 'expiresOn') => { id: string; name: string; error: string | undefined } }
  member: StaffMember | undefined
}

function RoleFields({ form, member }: RoleFieldsProps) {
  const { staff: words, roles } = useAdminWords()
  const me = useMe()
  const [role, setRole] = useState<StaffRole>(member?.role ?? 'assistant')
  const offered = STAFF_ROLES.filter((one) => canEditStaffOf(me.role, one))
  return (
    <>
      <SelectField
        {...form.field('role')}
        label={words.role}
        hint={words.roleHints[role]}
        defaultValue={role}
        onChange={(event) => setRole(event.target.value as StaffRole)}
        options={offered.map((value) => ({ value, name: roles[value] }))}
      />
      {isOptician(role) && (
        <div className="grid gap-5 sm:grid-cols-2">
          <InputField
            {...form.field('number')}
            label={words.registration}
            hint={words.registrationHint}
            autoComplete="off"
            defaultValue={member?.registration?.number}
          />
          <InputField
            {...form.field('expiresOn')}
            label={words.expiresOn}
            type="date"
            defaultValue={member?.registration?.expiresOn}
          />
        </div>
      )}
    </>
  )
}

function useSending(member: StaffMember | undefined, { onLink, onSaved }: Omit<MemberFormProps, 'member'>) {
  const api = useApi()
  const confirmed = useConfirmed()
  const requestKey = useRequestKey()
  return async (typed: Omit<NewStaff, 'requestKey'>) => {
    if (member === undefined) {
      const link = await confirmed(() => api.staff.add({ ...typed, requestKey: requestKey.get() }))
      if (link) onLink(link)
      return
    }
    const { name, role, registration = null } = typed
    const change = { version: member.version, name, role, registration }
    if (await confirmed(() => api.staff.change(member.id, change))) onSaved()
  }
}
