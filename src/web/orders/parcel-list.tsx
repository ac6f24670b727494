import { useWords } from '../../client/site-context.tsx'
import type { OrderForBuyer } from '../../contract/orders.ts'
import { CARRIERS } from '../../domain/carriers.ts'
import { lookUp } from '../../domain/look-up.ts'
import { fill } from '../../i18n/translate.ts'

/** The parcels of an order, each with its number and the carrier's page about it. */
export function ParcelList({ parcels }: { parcels: OrderForBuyer['parcels'] }) {
  const { orderHistoryOf: words, parcelStates } = useWords()
  if (parcels.length === 0) return null
  return (
    <section aria-labelledby="order-parcels" className="mt-8">
      <h2 id="order-parcels" className="label mb-3 font-text text-ink-soft">
        {words.parcels}
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {parcels.map(({ carrier, trackingNumber, trackingUrl, state }) => (
          <li key={`${carrier} ${trackingNumber}`} className="flex flex-wrap justify-between gap-x-6 py-3">
            <span className="figures break-all">
              {carrier !== 'other' && carrier !== 'own_van' && `${CARRIERS[carrier].name} · `}
              {trackingUrl === null ? (
                trackingNumber
              ) : (
                <a
                  href={trackingUrl}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={fill(words.track, { number: trackingNumber ?? '' })}
                  className="plain-link inline-block min-h-6"
                >
                  {trackingNumber}
                </a>
              )}
            </span>
            <span className="text-ink-soft">{lookUp<string>(parcelStates, state)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
