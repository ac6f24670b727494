import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { AnyGroup } from './use-settings.ts'

export function LastChange({
  settings: { changedAt, changedBy },
}: {
  settings: Pick<AnyGroup, 'changedAt' | 'changedBy'>
}) {
  const { settings: words } = useAdminWords()
  const { language } = useSite()
  const text = changedAt
    ? fill(words.lastChange, { name: changedBy ?? words.nobody, at: formatDate(changedAt, 'shortMoment', language) })
    : words.neverChanged
  return <p className="mb-5 text-label text-ink-soft">{text}</p>
}
