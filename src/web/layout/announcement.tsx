import { useState } from 'react'
import { formatMoney } from '../../domain/money.ts'
import { SHIPPING } from '../../domain/shop-facts.ts'
import { fill } from '../../i18n/translate.ts'
import { useSite } from '../site/site-context.tsx'

/** One thin line over the header, for who has not closed it on this visit. */
export function Announcement() {
  const { words, currency } = useSite()
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  const amount = formatMoney(SHIPPING.freeShippingThresholdCents, currency)
  return (
    <div className="on-sea bg-sea-deep text-paper">
      <div className="shell flex min-h-9 items-center justify-between gap-4">
        <span aria-hidden="true" className="hidden size-9 sm:block" />
        <p className="figures py-1.5 text-label sm:text-center">
          {fill(words.header.announcement, { amount: amount.replace('.00', ''), days: SHIPPING.returnsDays })}
        </p>
        <button
          type="button"
          onClick={() => setClosed(true)}
          aria-label={words.header.closeAnnouncement}
          className="-mr-2 grid size-9 shrink-0 place-items-center noscript:hidden"
        >
          <svg viewBox="0 0 16 16" className="size-3" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
      </div>
    </div>
  )
}
