import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import type { PaymentView } from '../../contract/payments.ts'
import { formatDate } from '../../i18n/formats.ts'

/** What is paid, how, and until when its pieces are kept. */
export function PaymentFacts({ view }: { view: PaymentView }) {
  const { words, language } = useSite()
  const { payment } = words
  const isWaiting = view.heldUntil !== null && ['to_pay', 'checking', 'declined'].includes(view.state)
  return (
    <dl className="figures max-w-xl divide-y divide-hairline border-y border-hairline">
      <Fact name={payment.order}>
        <span className="whitespace-nowrap">{view.orderId}</span>
      </Fact>
      <Fact name={payment.amount}>{inEuro(view.amount)}</Fact>
      <Fact name={payment.method}>{words.checkout.paymentMethods[view.method]}</Fact>
      {isWaiting && view.heldUntil !== null && (
        <Fact name={payment.heldUntil}>
          <time dateTime={view.heldUntil}>{formatDate(view.heldUntil, 'shortMoment', language)}</time>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
