import type { ReactNode } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'

export interface DatedStep {
  text: ReactNode
  /** Null: it is still to come. */
  at: string | null
}

/** What has happened, and when; the last step with a date is the present. */
export function DatedSteps({ steps }: { steps: readonly DatedStep[] }) {
  const { language } = useSite()
  const present = steps.findLastIndex(({ at }) => at !== null)
  return (
    <ol className="border-l border-hairline">
      {steps.map(({ text, at }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity, and earlier ones never move
          key={index}
          aria-current={index === present ? 'step' : undefined}
          className={`relative flex flex-wrap justify-between gap-x-6 py-2 pl-5 ${at === null ? 'text-ink-soft' : ''}`}
        >
          <span
            aria-hidden="true"
            className={`absolute top-[1.1rem] -left-[4.5px] size-2 rounded-round border ${at === null ? 'border-hairline' : 'border-sea'} ${index === present ? 'bg-sea' : 'bg-paper'}`}
          />
          <span>{text}</span>
          {at !== null && (
            <time dateTime={at} className="figures text-small text-ink-soft">
              {formatDate(at, 'shortMoment', language)}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}
