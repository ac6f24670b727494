import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { lookUp } from '../../domain/look-up.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

type Event = AdminOutput<'GET /api/admin/security-events'>['events'][number]

export function SecurityTable({ events, isBusy }: { events: readonly Event[]; isBusy: boolean }) {
  const { securityEvents: words } = useAdminWords()
  return (
    <DataTable
      caption={words.caption}
      columns={useColumns()}
      rows={events}
      keyOf={({ id }) => String(id)}
      isBusy={isBusy}
    />
  )
}

function useColumns(): Column<Event>[] {
  const { audit, securityEvents: words } = useAdminWords()
  const { language } = useSite()
  const actorOf = ({ actor, actorId, staffName }: Event) =>
    staffName ?? fill(actorId === null ? words.actors[actor] : words.actorWithId[actor], { id: actorId ?? '' })
  return [
    {
      key: 'at',
      title: audit.at,
      sorted: 'descending',
      cell: (event) => (
        <>
          <time dateTime={event.at} className="figures sm:whitespace-nowrap">
            {formatDate(event.at, 'shortMoment', language)}
          </time>
          <span className="block sm:hidden">{actorOf(event)}</span>
        </>
      ),
    },
    { key: 'who', title: audit.who, from: 'sm', cell: actorOf },
    {
      key: 'what',
      title: audit.what,
      cell: ({ kind, outcome }) => (
        <>
          {words.kinds[kind]}
          <span className={`block text-label ${outcome === 'success' ? 'text-ink-soft' : 'text-terracotta'}`}>
            {words.outcomes[outcome]}
          </span>
        </>
      ),
    },
    {
      key: 'about',
      title: words.about,
      from: 'md',
      cell: (event) => <About event={event} />,
    },
  ]
}

/** What it was about, and by what several attempts are known to be one person's. */
function About({ event: { subject, subjectId, nameHash, sourceHash } }: { event: Event }) {
  const { audit, securityEvents: words } = useAdminWords()
  const short = (hash: string) => hash.slice(0, 6)
  return (
    <>
      {subject && `${lookUp<string>(words.subjects, subject) ?? lookUp<string>(audit.subjects, subject) ?? subject} `}
      {subjectId}
      {nameHash && <span className="block">{fill(words.sameName, { hash: short(nameHash) })}</span>}
      {sourceHash && <span className="block text-ink-soft">{fill(words.sameSource, { hash: short(sourceHash) })}</span>}
    </>
  )
}
