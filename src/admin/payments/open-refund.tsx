import { useState } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import type { StaffRefund } from './money.ts'
import { MoneyDialog } from './money-dialog.tsx'
import { RefundWayFields, useRefundWay } from './refund-way.tsx'
import { useMoneyForm } from './use-money-form.ts'

/** What staff do about a refund that failed, or that they pay out themselves. */
export function OpenRefund({ refund }: { refund: StaffRefund }) {
  const { money: words } = useAdminWords()
  if (!refund.isOpen) return null
  const amount = inEuro(refund.amount)
  if (refund.state === 'failed') {
    return (
      <MoneyDialog label={words.retry} title={fill(words.retryTitle, { amount })}>
        {(close) => <RetryForm refund={refund} onDone={close} />}
      </MoneyDialog>
    )
  }
  return (
    <MoneyDialog label={words.paidOut} title={words.paidOutTitle}>
      {(close) => <PaidOutForm refund={refund} onDone={close} />}
    </MoneyDialog>
  )
}

interface RefundFormProps {
  refund: StaffRefund
  onDone: () => void
}

function PaidOutForm({ refund, onDone }: RefundFormProps) {
  const { money: words } = useAdminWords()
  const { problems } = useSite().words
  const api = useApi()
  const [proof, setProof] = useState('')
  const settling = useMoneyForm({
    orderId: refund.orderId,
    check: () => ({ reference: proof.trim() === '' ? problems.text_required : undefined }),
    send: () => api.money.markRefundPaid(refund.id, proof.trim()),
    done: words.paidOutDone,
    onDone,
  })
  return (
    <form {...settling.props} aria-label={words.paidOutTitle} className="max-w-md space-y-5">
      <p className="text-ink-soft">{fill(words.paidOutText, { amount: inEuro(refund.amount) })}</p>
      <ErrorBox text={settling.failure} />
      <InputField
        label={words.proof}
        value={proof}
        error={settling.errors.reference}
        maxLength={60}
        onChange={({ target }) => setProof(target.value)}
        required
      />
      <Button type="submit" isBusy={settling.isBusy}>
        {words.paidOutSubmit}
      </Button>
    </form>
  )
}

function RetryForm({ refund, onDone }: RefundFormProps) {
  const { money: words } = useAdminWords()
  const { problems } = useSite().words
  const api = useApi()
  const way = useRefundWay('gateway')
  const retrying = useMoneyForm({
    orderId: refund.orderId,
    check: () => ({ store: way.isStoreMissing ? problems.store_required : undefined }),
    send: (requestKey) => api.money.retryRefund(refund.id, { requestKey, ...way.wanted }),
    done: words.retried,
    onDone,
  })
  return (
    <form {...retrying.props} aria-label={words.retry} className="max-w-md space-y-5">
      <p className="text-ink-soft">{fill(words.retryText, { reason: refund.failure ?? '' })}</p>
      <ErrorBox text={retrying.failure} />
      <RefundWayFields way={way} storeError={retrying.errors.store} />
      <Button type="submit" isBusy={retrying.isBusy}>
        {words.retrySubmit}
      </Button>
    </form>
  )
}
