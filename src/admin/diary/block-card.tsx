import type { CSSProperties } from 'react'
import { timeOf } from '../../domain/calendar.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { Block } from './diary-page.ts'
import { useDiaryNames } from './use-diary-names.ts'

interface BlockCardProps {
  block: Block
  from: number
  to: number
  style: CSSProperties
  onPress: (block: Block) => void
}

export function BlockCard({ block, from, to, style, onPress }: BlockCardProps) {
  const { diary: words } = useAdminWords()
  const names = useDiaryNames()
  const place = { from: timeOf(from), to: timeOf(to), seat: names.seat(block.seat) }
  return (
    <li style={style} className="flex p-0.5">
      <button
        type="button"
        aria-label={fill(words.blockName, { ...place, reason: block.reason })}
        onClick={() => onPress(block)}
        className="diary-closed flex min-w-0 grow items-start rounded-edge border border-hairline px-2 py-1 text-left text-label -outline-offset-2"
      >
        <span className="figures truncate rounded-edge bg-paper px-1.5">
          {place.from}–{place.to} {block.reason || words.blocked}
        </span>
      </button>
    </li>
  )
}
