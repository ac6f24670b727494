import { LinkButton } from '../../client/link.tsx'
import { Button } from '../../ui/button.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { adminHref } from '../site/screens.ts'
import { InspectForm } from './inspect-form.tsx'
import { ChoosePieces, MatchForm } from './match-form.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefuseForm } from './refuse-form.tsx'
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
      {canEdit && isEarly && orderId !== null && !withdrawal.isWholeOrder && (
        <ChoosePieces withdrawal={{ ...withdrawal, orderId }} />
      )}
      {canEdit && (isEarly || state === 'lapsed' || isAwaited) && <Receive withdrawal={withdrawal} />}
      {canEdit && state === 'received' && <InspectForm withdrawal={withdrawal} />}
      {canRefund && state === 'inspected' && <RefundForm withdrawal={withdrawal} />}
      {canRefund && isEarly && <RefundForm withdrawal={withdrawal} />}
      {canEdit && state === 'goods_due' && <Lapse withdrawal={withdrawal} />}
      {canEdit && (state === 'acknowledged' || isEarly) && <RefuseForm withdrawal={withdrawal} />}
      {isOver && <p className="text-small text-ink-soft">{words.nothing}</p>}
      {canEdit && orderId !== null && state !== 'refused' && (
        <div>
          <p className="mb-3 max-w-md text-small text-ink-soft">{words.exchangeText}</p>
          <LinkButton to={adminHref('newOrder', { query: { exchange: String(withdrawal.id) } })} look="outline">
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
