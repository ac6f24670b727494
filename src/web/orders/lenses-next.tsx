import { useWords } from '../../client/site-context.tsx'
import type { Order } from '../../contract/orders.ts'
import { stepsAfterOrder } from '../../domain/lens/after-order.ts'

const BEFORE_LENSES: readonly Order['status'][] = ['pending', 'confirmed']

/** What happens next with the lenses of an order that was just placed. */
export function LensesNext({ order: { items, status } }: { order: Order }) {
  const { next: words } = useWords().lensOrders
  const steps = stepsAfterOrder(items.flatMap(({ lenses }) => lenses ?? []))
  if (steps.length === 0 || !BEFORE_LENSES.includes(status)) return null
  return (
    <section aria-labelledby="lenses-next" className="mt-8 max-w-lg border-l-2 border-brass py-1 pl-5">
      <h2 id="lenses-next" className="font-text text-body font-medium">
        {words.title}
      </h2>
      {steps.map((step) => (
        <p key={step} className="mt-1.5 text-small">
          {words[step]}
        </p>
      ))}
    </section>
  )
}
