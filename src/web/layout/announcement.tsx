import { useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { writeChoice } from '../../client/storage.ts'
import { formatMoney } from '../../domain/money.ts'
import { SHIPPING } from '../../domain/shop-facts.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useStorefront } from '../site/storefront-context.tsx'

/** The announcement above the header, unless it was closed. The server leaves it out by a cookie, so that nothing shifts. */
export function Announcement() {
  const words = useWords()
  const { currency, bannerDismissed } = useStorefront()
  const [isClosed, setClosed] = useState(bannerDismissed)
  if (isClosed) return null
  const close = () => {
    writeChoice('announcement', 'closed')
    setClosed(true)
  }
  const amount = formatMoney(SHIPPING.freeShippingThresholdCents, currency)
  return (
    <aside aria-label={words.header.announcementLabel} className="on-sea bg-sea-deep text-paper">
      <div className="shell flex min-h-9 items-center justify-between gap-4">
        <span aria-hidden="true" className="hidden size-9 sm:block" />
        <p className="figures py-1.5 text-balance text-label sm:text-center">
          {fill(words.header.announcement, { amount: amount.replace('.00', ''), days: SHIPPING.returnsDays })}
        </p>
        <Button
          look="plain"
          onClick={close}
          aria-label={words.header.closeAnnouncement}
          className="-mr-2 grid size-9 shrink-0 place-items-center noscript:hidden"
        >
          <svg viewBox="0 0 16 16" className="size-3" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </Button>
      </div>
    </aside>
  )
}
