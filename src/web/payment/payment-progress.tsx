import { Link, LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { PaymentView } from '../../contract/payments.ts'
import { isOrderNumber } from '../../domain/order-number.ts'
import { PaymentActions } from './payment-actions.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { TransferDetails } from './transfer-details.tsx'

/** States after which the order is prepared. */
const PREPARED: readonly PaymentView['state'][] = ['paid', 'authorised', 'due_on_delivery', 'due_at_store']

interface PaymentProgressProps {
  view: PaymentView
  paymentKey: string
}

export function PaymentProgress({ view, paymentKey }: PaymentProgressProps) {
  const { payment: words } = useWords()
  const { title, text } = words.states[view.state]
  const isPrepared = PREPARED.includes(view.state)
  const toOrder = isOrderNumber(paymentKey)
    ? href('accountOrder', { orderId: paymentKey })
    : href('orderByLink', { token: paymentKey })
  return (
    <>
      <div role="status" aria-atomic="true">
        <h1 className="text-display">{title}</h1>
        <p className="mt-5 max-w-2xl text-lead text-ink-soft">{text}</p>
      </div>
      {view.state === 'checking' && <Waiting paymentKey={paymentKey} />}
      <div className="mt-10 max-w-xl space-y-8">
        {view.transfer ? <TransferDetails transfer={view.transfer} /> : <PaymentFacts view={view} />}
        <PaymentActions view={view} paymentKey={paymentKey} />
        {isPrepared && (
          <div>
            <h2 className="text-title">{words.next}</h2>
            <p className="mt-3">{words.nextText}</p>
          </div>
        )}
        {isPrepared ? (
          <LinkButton to={toOrder}>{words.showOrder}</LinkButton>
        ) : (
          <Link to={toOrder} className="plain-link inline-flex min-h-8 items-center">
            {words.showOrder}
          </Link>
        )}
      </div>
    </>
  )
}

/** Browsers without scripts look again by themselves. */
function Waiting({ paymentKey }: { paymentKey: string }) {
  const { payment: words } = useWords()
  return (
    <>
      <div aria-hidden="true" className="mt-8 h-px max-w-xl overflow-hidden bg-hairline">
        <div className="h-full w-1/3 bg-sea motion-safe:animate-pulse" />
      </div>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
        <p className="mt-4">
          <a href={href('orderPayment', { token: paymentKey })} className="plain-link">
            {words.refresh}
          </a>
        </p>
      </noscript>
    </>
  )
}
