import type { CSSProperties } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { timeOf } from '../../domain/calendar.ts'
import type { Gap } from '../../domain/day-grid.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { Place } from './diary-page.ts'

interface GapButtonProps {
  gap: Gap & { seat: number }
  date: string
  style: CSSProperties
  onPress: (place: Place) => void
}

export function GapButton({ gap: { seat, from, isFirst }, date, style, onPress }: GapButtonProps) {
  const { diary: words } = useAdminWords()
  const { language } = useSite()
  const time = timeOf(from)
  const day = formatDate(date, 'shortWeekday', language)
  return (
    <li style={style} className="flex border-l border-hairline">
      <button
        type="button"
        data-gap={seat}
        tabIndex={isFirst ? undefined : -1}
        aria-label={fill(words.gap, { date: day, time, seat })}
        onClick={() => onPress({ date, time, seat })}
        className="figures m-px grow rounded-edge px-3 text-left text-label text-transparent -outline-offset-2 transition-colors hover:bg-sea/8 hover:text-sea focus-visible:bg-sea/8 focus-visible:text-sea"
      >
        <span aria-hidden="true">+ {time}</span>
      </button>
    </li>
  )
}
