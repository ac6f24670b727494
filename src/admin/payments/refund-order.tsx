import { type FormEvent, useState } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { OrderMoney, RefundPlan } from './money.ts'
import { MoneyDialog } from './money-dialog.tsx'
import { type RefundDraft, useRefundDraft } from './refund-draft.ts'
import { RefundFields } from './refund-fields.tsx'
import { useMoneyForm } from './use-money-form.ts'

/** Gives money back by piece or by amount, after a look at what it comes to. */
export function RefundOrder({ money }: { money: OrderMoney }) {
  const { money: words } = useAdminWords()
  return (
    <MoneyDialog label={words.refund} title={words.refundTitle}>
      {(close) => <RefundForm money={money} onDone={close} />}
    </MoneyDialog>
  )
}

function RefundForm({ money, onDone }: { money: OrderMoney; onDone: () => void }) {
  const { money: words } = useAdminWords()
  const { problems } = useSite().words
  const api = useApi()
  const refund = useRefundDraft(money)
  const [plan, setPlan] = useState<RefundPlan | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const failure = useFailure()
  const findMissing = () => {
    if (refund.amountCents === 0) return words.nothing
    if (refund.draft.reason.trim() === '') return problems.text_required
    return refund.isAtTill && refund.draft.store === undefined ? problems.store_required : null
  }
  const looking = useAsyncAction(async () => {
    failure.clear()
    const wrong = findMissing()
    setMissing(wrong)
    if (wrong === null) setPlan(await api.money.previewRefund(money.orderId, refund.wanted))
  }, failure.set)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    looking.run()
  }
  if (plan !== null) {
    return <Plan {...{ money, plan, refund, onDone }} onBack={() => setPlan(null)} />
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-label={words.refundTitle} className="max-w-2xl space-y-5">
      <p className="text-ink-soft">
        {fill(words.refundText, { amount: inEuro(money.refundable) })}{' '}
        {money.returnDue > 0 && fill(words.refundDue, { amount: inEuro(money.returnDue) })}
      </p>
      <ErrorBox text={missing ?? failure.text} />
      <RefundFields money={money} refund={refund} />
      <Button type="submit" isBusy={looking.isBusy}>
        {words.previewAct}
      </Button>
    </form>
  )
}

interface PlanProps {
  money: OrderMoney
  plan: RefundPlan
  refund: RefundDraft
  onBack: () => void
  onDone: () => void
}

function Plan({ money: { orderId, version }, plan, refund, onBack, onDone }: PlanProps) {
  const { money: words } = useAdminWords()
  const api = useApi()
  const amount = inEuro(plan.amount)
  // A refund that was seen before is not made again after a colleague's.
  const [seen] = useState(version)
  const refunding = useMoneyForm({
    orderId,
    send: (requestKey) =>
      api.money.refund(orderId, {
        ...refund.wanted,
        requestKey,
        version: seen,
        reason: refund.draft.reason.trim(),
      }),
    done: fill(words.refundAsked, { amount }),
    onDone,
  })
  const values = { amount, goods: inEuro(plan.goods), shipping: inEuro(plan.shipping) }
  return (
    <div className="max-w-lg space-y-5">
      <p>{refund.draft.isByLine ? fill(words.preview, values) : fill(words.previewAmount, { amount })}</p>
      <ul className="figures divide-y divide-hairline/70 border-y border-hairline text-small">
        {plan.parts.map((part) => (
          <li key={part.paymentId} className="py-3">
            {fill(words.part, {
              amount: inEuro(part.amount),
              provider: words.provider[part.provider],
              kind: words.kind[part.kind],
            })}
          </li>
        ))}
      </ul>
      <ErrorBox text={refunding.failure} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={refunding.isBusy} onClick={refunding.run}>
          {fill(words.refundSubmit, { amount })}
        </Button>
        <Button look="outline" onClick={onBack}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
