import { LinkButton } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { adminHref } from '../site/screens.ts'
import { InspectForm } from './inspect-form.tsx'
import { MatchForm, RefuseForm } from './match-form.tsx'
import type { Withdrawal } from './returns.ts'
import { useWithdrawalChange } from './use-withdrawal-change.ts'

/** What may be done next, by the state and by one's permissions. */
export function WithdrawalSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const { returnsDesk: words } = useAdminWords()
  const may = useMay()
  const { state, orderId } = withdrawal
  const canEdit = may('orders.edit')
  const canRefund = may('orders.refund')
  const isOver = state === 'refunded' || state === 'refund_due'
  const isEarly = state === 'matched' || state === 'goods_due'
  // Refunded before the goods were back.
  const isAwaited =
    state === 'refunded' && withdrawal.goodsDueOn !== null && withdrawal.lines.some(({ left }) => left > 0)
  return (
    <div className="space-y-8">
      {canEdit && (state === 'acknowledged' || state === 'refused') && <MatchForm withdrawal={withdrawal} />}
      {canEdit && (isEarly || state === 'lapsed' || isAwaited) && <Receive withdrawal={withdrawal} />}
      {canEdit && state === 'received' && <InspectForm withdrawal={withdrawal} />}
      {canRefund && state === 'inspected' && <Refund withdrawal={withdrawal} />}
      {canRefund && isEarly && <Refund withdrawal={withdrawal} />}
      {canEdit && state === 'goods_due' && <Lapse withdrawal={withdrawal} />}
      {canEdit && (state === 'acknowledged' || isEarly) && <RefuseForm withdrawal={withdrawal} />}
      {isOver && <p className="text-small text-ink-soft">{words.nothing}</p>}
      {canEdit && orderId !== null && state !== 'refused' && (
        <div>
          <p className="mb-3 max-w-md text-small text-ink-soft">{words.exchangeText}</p>
          <LinkButton to={adminHref('newOrder')} look="outline">
            {words.exchange}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

function Receive({ withdrawal }: { withdrawal: Withdrawal }) {
  const { returnsDesk: words } = useAdminWords()
  const api = useApi()
  const acting = useWithdrawalChange(withdrawal, (seen) => api.returns.receive(withdrawal.id, seen))
  return (
    <div>
      <p className="mb-3 max-w-md text-small text-ink-soft">{words.receiveText}</p>
      <ErrorBox text={acting.failure} />
      <Button isBusy={acting.isBusy} onClick={() => acting.run()}>
        {words.receive}
      </Button>
    </div>
  )
}

function Refund({ withdrawal }: { withdrawal: Withdrawal }) {
  const { returnsDesk: words } = useAdminWords()
  const api = useApi()
  const acting = useWithdrawalChange(withdrawal, (seen) => api.returns.refund(withdrawal.id, seen))
  const isInspected = withdrawal.state === 'inspected'
  return (
    <div>
      {!isInspected && <p className="mb-3 max-w-md text-small text-ink-soft">{words.refundEarlyText}</p>}
      <ErrorBox text={acting.failure} />
      <Button look={isInspected ? 'solid' : 'outline'} isBusy={acting.isBusy} onClick={() => acting.run()}>
        {isInspected ? fill(words.refundAct, { amount: inEuro(withdrawal.refund ?? 0) }) : words.refundEarly}
      </Button>
    </div>
  )
}

function Lapse({ withdrawal }: { withdrawal: Withdrawal }) {
  const { returnsDesk: words } = useAdminWords()
  const api = useApi()
  const acting = useWithdrawalChange(withdrawal, (seen) => api.returns.lapse(withdrawal.id, seen))
  return (
    <div>
      <ErrorBox text={acting.failure} />
      <Button look="outline" isBusy={acting.isBusy} onClick={() => acting.run()}>
        {words.lapse}
      </Button>
    </div>
  )
}
