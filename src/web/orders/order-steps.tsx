import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import type { OrderForBuyer } from '../../contract/orders.ts'
import { formatDate } from '../../i18n/formats.ts'

/** What has happened to an order, and when; the last step is the present. */
export function OrderSteps({ steps }: { steps: OrderForBuyer['timeline'] }) {
  const { words, language } = useSite()
  return (
    <section aria-labelledby="order-steps" className="mt-8">
      <h2 id="order-steps" className="label mb-3 font-text text-ink-soft">
        {words.orderHistoryOf.title}
      </h2>
      <ol className="border-l border-hairline">
        {steps.map(({ event, at, amount }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity, and earlier ones never move
            key={index}
            className="relative flex flex-wrap justify-between gap-x-6 py-2 pl-5"
          >
            <span
              aria-hidden="true"
              className={`absolute top-[1.1rem] -left-[4.5px] size-2 rounded-round border border-sea ${index === steps.length - 1 ? 'bg-sea' : 'bg-paper'}`}
            />
            <span>
              {words.buyerEvents[event]}
              {amount !== null && <span className="figures">{` · ${inEuro(amount)}`}</span>}
            </span>
            <time dateTime={at} className="figures text-small text-ink-soft">
              {formatDate(at, 'shortMoment', language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
