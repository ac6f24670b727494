import { useSite } from '../../client/site-context.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { By } from './by-staff.tsx'
import { ChangedEntry, EditedEntry, ReturnedEntry } from './changed-entries.tsx'
import type { AdminOrder } from './order.ts'

export type TimelineEntry = AdminOrder['timeline'][number]

export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { language } = useSite()
  const days = Map.groupBy(entries, ({ at }) => formatDate(at, 'momentDay', language))
  return (
    <div className="space-y-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h3 className="mb-2 font-text text-label text-ink-soft">{day}</h3>
          <ol className="border-l border-hairline">
            {ofDay.map((entry, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity, and older ones never move
                key={ofDay.length - index}
                className="relative grid grid-cols-[1fr_auto] gap-x-4 py-2 pl-5 text-small"
              >
                <span
                  aria-hidden="true"
                  className={`absolute top-4 -left-[4.5px] size-2 rounded-round border ${dotOf(entry)}`}
                />
                <Entry entry={entry} />
                <time dateTime={entry.at} className="figures text-label text-ink-soft">
                  {formatDate(entry.at, 'time', language)}
                </time>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function dotOf(entry: TimelineEntry): string {
  if (entry.is === 'email' && entry.state === 'failed') return 'border-terracotta bg-terracotta'
  return entry.is === 'note_added' ? 'border-brass bg-brass' : 'border-ink-soft/60 bg-paper'
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { timeline: words, orders } = useAdminWords()
  switch (entry.is) {
    case 'placed':
      return (
        <p>
          {words.placed}
          {entry.staffName !== null && <By name={entry.staffName} />}
        </p>
      )
    case 'order_edited':
      return <EditedEntry entry={entry} />
    case 'items_returned':
      return <ReturnedEntry entry={entry} />
    case 'changed':
      return <ChangedEntry entry={entry} />
    case 'noted':
      return (
        <p className="text-ink-soft">
          {lookUp<string>(words.looked, entry.note) ?? words.looked.other}
          <By name={entry.staffName} />
        </p>
      )
    case 'row_changed':
      return (
        <p>
          {fill(words.rowChanged, {
            columns: entry.columns.map((name) => lookUp<string>(words.columns, name) ?? name).join(', '),
          })}
          <By name={entry.staffName} />
        </p>
      )
    case 'status_changed':
      return (
        <p>
          {fill(words.status, { from: orders.status[entry.from], to: orders.status[entry.to] })}
          <By name={entry.staffName} />
        </p>
      )
    case 'note_added':
      return <Note entry={entry} />
    case 'confirmation_resent':
    case 'email_corrected':
      return (
        <p>
          {entry.is === 'email_corrected' ? words.corrected : words.resent}
          <By name={entry.staffName} />
        </p>
      )
    case 'email':
      return <SentEmail entry={entry} />
  }
}

function Note({ entry }: { entry: Extract<TimelineEntry, { is: 'note_added' }> }) {
  const { timeline } = useAdminWords()
  return (
    <div>
      {entry.text === null ? (
        <p className="text-ink-soft">{timeline.noteGone}</p>
      ) : (
        <p className="border border-hairline bg-white px-3.5 py-2.5 whitespace-pre-line">{entry.text}</p>
      )}
      <By name={entry.staffName} />
    </div>
  )
}

function SentEmail({ entry }: { entry: Extract<TimelineEntry, { is: 'email' }> }) {
  const { timeline } = useAdminWords()
  const kind = lookUp<string>(timeline.emails, entry.kind) ?? timeline.otherEmail
  return (
    <p>
      {fill(timeline.emailTo, { kind, email: entry.recipient })}
      <span className={`block text-label ${entry.state === 'failed' ? 'text-terracotta' : 'text-ink-soft'}`}>
        {timeline.emailState[entry.state]}
        {entry.error && `: ${entry.error}`}
      </span>
    </p>
  )
}
