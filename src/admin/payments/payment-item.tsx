import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { DecideReview } from './decide-review.tsx'
import { MarkTransfer } from './mark-transfer.tsx'
import type { OrderMoney, StaffPayment } from './money.ts'

/** An attempt to pay, and the receipts of money that came with it. */
export function PaymentItem({ money, payment }: { money: OrderMoney; payment: StaffPayment }) {
  const { money: words } = useAdminWords()
  const { language } = useSite()
  const may = useMay()
  const { state, provider, reviewReason } = payment
  const isAwaited = provider === 'bank' && (state === 'awaiting_transfer' || state === 'expired')
  const reason = lookUp<string>(words.reviewReason, reviewReason ?? '') ?? words.reviewReason.other
  return (
    <li>
      <p className="figures flex flex-wrap justify-between gap-x-4">
        <span>
          {words.provider[provider]} · {words.state[state]}
        </span>
        <span>{inEuro(payment.amount)}</span>
      </p>
      <p className="figures text-label break-all text-ink-soft">
        {payment.reference} ·{' '}
        <time dateTime={payment.createdAt}>{formatDate(payment.createdAt, 'shortMoment', language)}</time>
      </p>
      {money.captures
        .filter(({ paymentId }) => paymentId === payment.id)
        .map((capture) => (
          <Capture key={capture.id} capture={capture} />
        ))}
      {state === 'review' && reviewReason !== null && (
        <p className="text-terracotta">
          {fill(words.why, { reason: fill(reason as '{reason}', { reason: reviewReason }) })}
        </p>
      )}
      {may('orders.refund') && (
        <div className="flex flex-wrap gap-x-6">
          {isAwaited && <MarkTransfer payment={payment} />}
          {state === 'review' && payment.captured > payment.refunded && (
            <DecideReview money={money} payment={payment} />
          )}
        </div>
      )}
    </li>
  )
}

function Capture({ capture }: { capture: OrderMoney['captures'][number] }) {
  const { money: words } = useAdminWords()
  const { language } = useSite()
  const { amount, kind, at, staffName, reference, bookedOn } = capture
  const way = kind === 'gateway' ? '' : words.kind[kind]
  const day = bookedOn && fill(words.bookedOn, { day: formatDate(bookedOn, 'day', language) })
  return (
    <p className="figures text-label wrap-anywhere text-ink-soft">
      {inEuro(amount)} · <time dateTime={at}>{formatDate(at, 'shortMoment', language)}</time>
      {[way, staffName, reference, day].filter(Boolean).map((fact) => ` · ${fact}`)}
    </p>
  )
}
