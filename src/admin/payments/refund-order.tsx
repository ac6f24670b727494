import { type FormEvent, useEffect, useRef, useState } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { type FieldErrors, useFieldErrors } from '../site/use-field-errors.ts'
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
      {(close) => <OrderRefund money={money} onDone={close} />}
    </MoneyDialog>
  )
}

function OrderRefund({ money, onDone }: { money: OrderMoney; onDone: () => void }) {
  const api = useApi()
  // A refund that was seen before is not made again after a colleague's.
  const [version] = useState(money.version)
  return (
    <RefundForm
      money={money}
      send={(requestKey, { reason, ...wanted }) =>
        api.money.refund(money.orderId, { ...wanted, requestKey, version, reason: reason.trim() })
      }
      onDone={onDone}
    />
  )
}

interface RefundFormProps {
  money: OrderMoney
  /** Given where nobody has to type one. */
  reason?: string
  send: (requestKey: string, wanted: RefundDraft['wanted'] & { reason: string }) => Promise<unknown>
  onDone: () => void
}

/** What goes back, a look at what that comes to, and then the refund. */
export function RefundForm({ money, reason, send, onDone }: RefundFormProps) {
  const { money: words } = useAdminWords()
  const { problems } = useSite().words
  const api = useApi()
  const refund = useRefundDraft(money, reason)
  const [plan, setPlan] = useState<RefundPlan | null>(null)
  const failure = useFailure({ namesFields: true })
  const fields = useFieldErrors()
  const findErrors = (): FieldErrors => ({
    amount: refund.amountCents === 0 ? words.nothing : undefined,
    reason: refund.draft.reason.trim() === '' ? problems.text_required : undefined,
    store: refund.isAtTill && refund.draft.store === undefined ? problems.store_required : undefined,
  })
  const looking = useAsyncAction(
    async () => {
      failure.clear()
      if (fields.check(findErrors())) setPlan(await api.money.previewRefund(money.orderId, refund.wanted))
    },
    (error) => {
      failure.set(error)
      fields.take(error)
    },
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    looking.run()
  }
  const submit = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    if (plan === null && wasShown.current) submit.current?.querySelector('button')?.focus()
    wasShown.current = plan !== null
  }, [plan])
  if (plan !== null) {
    return <Plan {...{ money, plan, refund, send, onDone }} onBack={() => setPlan(null)} />
  }
  return (
    <form
      ref={fields.form}
      onSubmit={onSubmit}
      noValidate
      aria-label={words.refundTitle}
      className="max-w-2xl space-y-5"
    >
      <p className="text-ink-soft">
        {fill(words.refundText, { amount: inEuro(money.refundable) })}{' '}
        {money.returnDue > 0 && fill(words.refundDue, { amount: inEuro(money.returnDue) })}
      </p>
      <ErrorBox text={failure.text} />
      <RefundFields money={money} refund={refund} errors={fields.errors} hasReason={reason === undefined} />
      <div ref={submit}>
        <Button type="submit" isBusy={looking.isBusy}>
          {words.previewAct}
        </Button>
      </div>
    </form>
  )
}

interface PlanProps extends Pick<RefundFormProps, 'money' | 'send' | 'onDone'> {
  plan: RefundPlan
  refund: RefundDraft
  onBack: () => void
}

function Plan({ money: { orderId }, plan, refund, send, onBack, onDone }: PlanProps) {
  const { money: words } = useAdminWords()
  const amount = inEuro(plan.amount)
  const refunding = useMoneyForm({
    orderId,
    send: (requestKey) => send(requestKey, { ...refund.wanted, reason: refund.draft.reason }),
    done: fill(words.refundAsked, { amount }),
    onDone,
  })
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  const values = { amount, goods: inEuro(plan.goods), shipping: inEuro(plan.shipping) }
  return (
    <div className="max-w-lg space-y-5">
      <p ref={text} tabIndex={-1} className="outline-none">
        {refund.draft.isByLine ? fill(words.preview, values) : fill(words.previewAmount, { amount })}
      </p>
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
