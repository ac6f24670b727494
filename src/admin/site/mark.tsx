import type { ReactNode } from 'react'

const LOOKS = {
  waiting: 'bg-brass border-brass',
  active: 'bg-sea border-sea',
  nearlyDone: 'border-sea',
  done: 'border-hairline bg-hairline',
  ended: 'border-terracotta',
  problem: 'bg-terracotta border-terracotta',
} as const
export type MarkLook = keyof typeof LOOKS

/** A state in words, with a dot that tells it apart at a glance. */
export function Mark({ look, children }: { look: MarkLook; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-round border-[1.5px] ${LOOKS[look]}`} />
      {children}
    </span>
  )
}
