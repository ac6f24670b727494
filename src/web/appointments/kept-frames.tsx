import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { Appointment } from '../../contract/appointments.ts'
import { href } from '../../contract/href.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'

/** The frames that the store keeps for an appointment, and until when. */
export function KeptFrames({ appointment: { frames, framesHeldUntil } }: { appointment: Appointment }) {
  const { words, language } = useSite()
  const { frames: texts } = words.appointment
  if (framesHeldUntil === null) return null
  return (
    <>
      <ul>
        {frames.map((frame) => (
          <li key={frame.slug}>
            <Link to={href('product', { slug: frame.slug })} className="plain-link inline-block min-h-6">
              {localized(frame, 'name', language)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-ink-soft">
        {fill(texts.until, { until: formatDate(framesHeldUntil, 'shortMoment', language) })}
      </p>
    </>
  )
}
