import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { useFreshness } from './use-freshness.ts'

/** Says how old the data is while the connection is lost or reading fails; goes away by itself. */
export function ConnectionBanner() {
  const { connection: words } = useAdminWords()
  const { language } = useSite()
  const { isLost, since } = useFreshness()
  const time = since === null ? '' : formatDate(new Date(since).toISOString(), 'time', language)
  const lost = since === null ? words.lostNothing : fill(words.lost, { time })
  const text = isLost ? lost : since === null ? null : fill(words.old, { time })
  return (
    <div role="status">
      {text && (
        <p className="border-b border-hairline bg-paper text-terracotta">
          <span className="figures shell flex min-h-10 items-center py-1.5 text-small font-medium">{text}</span>
        </p>
      )}
    </div>
  )
}
