import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { isPaidAtTill, kindOfRefund } from '../../domain/refund.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import type { OrderMoney, StaffPayment } from './money.ts'
import { MoneyDialog } from './money-dialog.tsx'
import { RefundWayFields, useRefundWay } from './refund-way.tsx'
import { useMoneyForm } from './use-money-form.ts'

interface DecideProps {
  money: OrderMoney
  payment: StaffPayment
}

/** What staff decide of a payment whose amount differs. */
export function DecideReview({ money, payment }: DecideProps) {
  const { money: words } = useAdminWords()
  const isOrderPaid = money.payments.some(({ state }) => state === 'captured' || state === 'part_refunded')
  return (
    <>
      {!isOrderPaid && (
        <MoneyDialog label={words.accept} title={words.acceptTitle}>
          {(close) => <Decision money={money} payment={payment} decision="accept" onDone={close} />}
        </MoneyDialog>
      )}
      <MoneyDialog label={words.giveBack} title={words.giveBackTitle}>
        {(close) => <Decision money={money} payment={payment} decision="refund" onDone={close} />}
      </MoneyDialog>
    </>
  )
}

function Decision({
  money: { orderId, version, total },
  payment,
  decision,
  onDone,
}: DecideProps & { decision: 'accept' | 'refund'; onDone: () => void }) {
  const { money: words } = useAdminWords()
  const { problems } = useSite().words
  const api = useApi()
  const amount = inEuro(payment.captured - payment.refunded)
  const isAccepted = decision === 'accept'
  const kind = kindOfRefund(payment)
  const isFromTill = !isAccepted && isPaidAtTill(kind)
  const way = useRefundWay(isFromTill ? kind : 'gateway')
  const deciding = useMoneyForm({
    orderId,
    check: () => ({ store: way.isStoreMissing ? problems.store_required : undefined }),
    send: (requestKey) => api.money.decide(payment.id, { version, requestKey, decision, ...way.wanted }),
    done: isAccepted ? words.accepted : fill(words.refundAsked, { amount }),
    onDone,
  })
  return (
    <form {...deciding.props} aria-label={isAccepted ? words.accept : words.giveBack}>
      <p className="mb-6 max-w-md">
        {isAccepted ? fill(words.acceptText, { amount, total: inEuro(total) }) : fill(words.giveBackText, { amount })}
      </p>
      <ErrorBox text={deciding.failure} />
      {isFromTill && (
        <div className="mb-6 max-w-md space-y-5">
          <RefundWayFields way={way} storeError={deciding.errors.store} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={deciding.isBusy}>
          {isAccepted ? words.accept : words.giveBack}
        </Button>
        <Button look="outline" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
