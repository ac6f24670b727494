import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { PaymentView } from '../../contract/payments.ts'
import type { RetryMethod } from '../../domain/payment-view.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useSettings } from '../site/storefront-context.tsx'
import { useStartPayment } from './use-payment.ts'

interface PaymentActionsProps {
  view: PaymentView
  /** Of the payment's calls; see `paymentQuery`. */
  paymentKey: string
}

/** The ways to pay that an order still has: the one it was placed with first. */
export function PaymentActions({ view, paymentKey }: PaymentActionsProps) {
  const { words, language } = useSite()
  const { contact } = useSettings()
  const { isBusy, run, failure } = useStartPayment(paymentKey)
  const { payment } = words
  if (view.state === 'expired') return <LinkButton to={href('collections')}>{payment.orderAgain}</LinkButton>
  if (!view.mayPay) {
    return view.state === 'declined' || view.state === 'to_pay' ? (
      <p className="max-w-xl">{fill(payment.noneLeft, contact)}</p>
    ) : null
  }
  const isTransfer = view.state === 'awaiting_transfer'
  const methods = view.methods
    .filter((method) => !isTransfer || method !== view.method)
    .sort((one, other) => Number(other === view.method) - Number(one === view.method))
  if (methods.length === 0) return null
  const labelOf = (method: RetryMethod) => {
    if (method !== view.method) return payment.pay[method]
    if (view.state === 'checking') return payment.goOn
    return (view.state === 'declined' ? payment.payAgain : payment.pay)[method]
  }
  return (
    <div>
      <div role="alert">
        {failure && <p className="mb-5 border-l-2 border-terracotta pl-4 text-terracotta">{failure}</p>}
      </div>
      {isTransfer && <p className="mb-4">{payment.otherWays}</p>}
      <div className="flex flex-wrap gap-3">
        {methods.map((method) => (
          <Button
            key={method}
            look={method === view.method ? 'solid' : 'outline'}
            isBusy={isBusy}
            onClick={() => run(method)}
          >
            {isBusy && method === view.method ? payment.opening : labelOf(method)}
          </Button>
        ))}
      </div>
      {view.state === 'declined' && (
        <p className="mt-4 text-small text-ink-soft">
          {fill(plural(payment.attemptsLeft, view.attemptsLeft, language), { count: view.attemptsLeft })}
        </p>
      )}
    </div>
  )
}
