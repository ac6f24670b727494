import { inEuro } from '../../client/money-in-euro.ts'
import { useWords } from '../../client/site-context.tsx'
import type { OrderForBuyer } from '../../contract/orders.ts'
import { DatedSteps } from './dated-steps.tsx'

/** What has happened to an order, and when. */
export function OrderSteps({ steps }: { steps: OrderForBuyer['timeline'] }) {
  const { buyerEvents, orderHistoryOf } = useWords()
  return (
    <section aria-labelledby="order-steps" className="mt-8">
      <h2 id="order-steps" className="label mb-3 font-text text-ink-soft">
        {orderHistoryOf.title}
      </h2>
      <DatedSteps
        steps={steps.map(({ event, at, amount }) => ({
          at,
          text: (
            <>
              {buyerEvents[event]}
              {amount !== null && <span className="figures">{` · ${inEuro(amount)}`}</span>}
            </>
          ),
        }))}
      />
    </section>
  )
}
