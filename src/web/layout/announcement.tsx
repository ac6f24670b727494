import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { writeChoice } from '../../client/storage.ts'
import { toWire } from '../../contract/money.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Kept } from '../kept-html.tsx'
import { useStorefront } from '../site/storefront-context.tsx'

/** The announcement above the header, unless it was closed. The server leaves it out by a cookie, so that nothing shifts. */
export function Announcement() {
  const { words, language } = useSite()
  const { money, bannerDismissed, settings } = useStorefront()
  const [isClosed, setClosed] = useState(bannerDismissed)
  if (isClosed || !settings.announcement.isShown) return null
  const close = () => {
    writeChoice('announcement', 'closed')
    setClosed(true)
  }
  const { freeShippingThresholdCents, returnsDays: days } = settings.shipping
  const amount = money(toWire(freeShippingThresholdCents)).replace('.00', '')
  const text = localized(settings.announcement, 'text', language) || fill(words.header.announcement, { amount, days })
  const content = () => (
    <div className="shell flex min-h-9 items-center justify-between gap-4">
      <span aria-hidden="true" className="hidden size-9 sm:block" />
      <p className="figures py-1.5 text-balance text-label sm:text-center">{text}</p>
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
  )
  return (
    <Kept
      as="aside"
      aria-label={words.header.announcementLabel}
      className="on-sea bg-sea-deep text-paper"
      parts={[{ key: 'announcement', name: 'announcement', content }]}
    />
  )
}
