import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { Panel } from './panel.tsx'

interface HistoryPanelProps {
  title: string
  /** Named where no member of the staff acted. */
  byShop: string
  events: readonly { at: string; text: string; staffName: string | null }[]
}

/** What happened, when and by whom. */
export function HistoryPanel({ title, byShop, events }: HistoryPanelProps) {
  const { language } = useSite()
  return (
    <Panel title={title}>
      <ol className="space-y-2 text-small">
        {events.map(({ at, text, staffName }) => (
          <li key={at + text}>
            {text}
            <span className="block text-label text-ink-soft">
              <time dateTime={at}>{formatDate(at, 'shortMoment', language)}</time>
              {` · ${staffName ?? byShop}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
