import { useSite } from '../../client/site-context.tsx'
import type { StaffMember, StaffProblem } from '../../contract/admin/staff.ts'
import { ApiError } from '../../contract/client.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'

export interface Conflict {
  current: StaffMember
  changedBy: string | null
  changedAt: string
}

/** What a colleague wrote meanwhile, where that is why a change was refused. */
export function conflictOf(error: unknown): Conflict | null {
  const problem = error instanceof ApiError ? (error.problem as StaffProblem['error'] | undefined) : undefined
  const { current, changedBy = null, changedAt = '' } = problem ?? {}
  return current ? { current, changedBy, changedAt } : null
}

/** Theirs, beside mine, which the fields still hold. */
export function MemberConflict({ conflict: { current, changedBy, changedAt } }: { conflict: Conflict }) {
  const { staff: words, roles } = useAdminWords()
  const { language } = useSite()
  const { name, role, registration, state } = current
  const shown = [
    [words.name, name],
    [words.role, roles[role]],
    ...(registration
      ? [
          [words.registration, registration.number],
          [words.expiresOn, formatDate(registration.expiresOn, 'day', language)],
        ]
      : []),
    [words.state, words.states[state]],
  ]
  return (
    <div role="alert" className="border border-terracotta bg-terracotta/8 px-4 py-3 text-small">
      <p className="font-medium text-terracotta">
        {fill(words.conflict, {
          name: changedBy ?? words.somebody,
          time: formatDate(changedAt, 'shortMoment', language),
        })}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {shown.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{words.conflictText}</p>
    </div>
  )
}
