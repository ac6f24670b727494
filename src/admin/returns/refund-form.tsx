import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { wayOf } from '../payments/refund-draft.ts'
import { RefundWayFields, useRefundWay } from '../payments/refund-way.tsx'
import { orderMoneyQuery } from '../payments/use-order-money.ts'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import type { Withdrawal } from './returns.ts'
import { useWithdrawalChange } from './use-withdrawal-change.ts'

/** Refunds what is owed, the way it was paid or as staff choose. */
export function RefundForm({ withdrawal }: { withdrawal: Withdrawal }) {
  const { returnsDesk: words } = useAdminWords()
  const { problems } = useSite().words
  const api = useApi()
  const money = useQuery(orderMoneyQuery(withdrawal.orderId ?? ''))
  const way = useRefundWay(money.data === undefined ? 'gateway' : wayOf(money.data))
  const [isMissing, setMissing] = useState(false)
  const acting = useWithdrawalChange(withdrawal, (seen) =>
    api.returns.refund(withdrawal.id, { ...seen, ...way.wanted }),
  )
  const isInspected = withdrawal.state === 'inspected'
  const label = isInspected ? fill(words.refundAct, { amount: inEuro(withdrawal.refund ?? 0) }) : words.refundEarly
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(way.isStoreMissing)
    if (!way.isStoreMissing) acting.run()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={label} className="max-w-md space-y-4">
      {!isInspected && <p className="text-small text-ink-soft">{words.refundEarlyText}</p>}
      <ErrorBox text={isMissing ? problems.store_required : acting.failure} />
      <RefundWayFields way={way} />
      <Button type="submit" look={isInspected ? 'solid' : 'outline'} isBusy={acting.isBusy}>
        {label}
      </Button>
    </form>
  )
}
