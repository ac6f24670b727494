import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { formatDate } from '../../i18n/formats.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { adminHref } from '../site/screens.ts'
import { ReadPaymentForm } from './read-payment-form.tsx'
import type { CarrierCash } from './shipping.ts'
import { useCarrierName } from './use-carrier-name.ts'

const cashQuery = adminQuery('GET /api/admin/shipping/cash', {})

/** The cash that couriers took at doors, until it has arrived. */
export function CashView() {
  const mayRead = useMay()('orders.refund')
  const cash = useQuery(cashQuery)
  if (cash.data === undefined) return <Loading query={cash} className="mt-6 h-80" />
  return (
    <div className="mt-8 grid max-w-5xl gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="space-y-10">
        <Queue queue={cash.data.queue} />
        <Due due={cash.data.due} />
      </div>
      {mayRead && <ReadPaymentForm />}
    </div>
  )
}

function Queue({ queue }: { queue: CarrierCash['queue'] }) {
  const { carrierCash: words } = useAdminWords()
  return (
    <section aria-labelledby="cash-queue">
      <h2 id="cash-queue" className="text-title">
        {words.queue}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-soft">{queue.length > 0 ? words.queueText : words.noneQueue}</p>
      <ul className="space-y-3">
        {queue.map((payment) => (
          <QueuedPayment key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

function QueuedPayment({ payment }: { payment: CarrierCash['queue'][number] }) {
  const { carrierCash: words } = useAdminWords()
  const carrierName = useCarrierName()
  const { language } = useSite()
  const may = useMay()
  const { carrier, trackingNumber, paidOn, paid, due, orderId, state } = payment
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 border border-hairline bg-white p-4 text-small">
      <div>
        <p className="font-medium text-terracotta">{words.states[state]}</p>
        <p className="figures">
          {carrierName(carrier)} · {trackingNumber}
        </p>
        <p className="figures text-ink-soft">
          {words.paid} {inEuro(paid)}
          {due !== null && ` · ${words.owed} ${inEuro(due)}`} · {formatDate(paidOn, 'day', language)}
        </p>
        {orderId && <OrderLink id={orderId} />}
      </div>
      {may('orders.refund') && <Settle id={payment.id} />}
    </li>
  )
}

function Settle({ id }: { id: number }) {
  const { carrierCash: words, frame } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const showError = useErrorToast()
  const settling = useAsyncAction(
    async () => {
      queries.setQueryData(cashQuery.queryKey, await api.shipping.settleCash(id))
      toast.show({ title: words.settled })
    },
    (error) => showError(error, frame.notDone),
  )
  return (
    <Button look="outline" isBusy={settling.isBusy} onClick={() => settling.run()}>
      {words.settle}
    </Button>
  )
}

function Due({ due }: { due: CarrierCash['due'] }) {
  const { carrierCash: words } = useAdminWords()
  const carrierName = useCarrierName()
  const { language } = useSite()
  return (
    <section aria-labelledby="cash-due">
      <h2 id="cash-due" className="text-title">
        {words.due}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-soft">{due.length > 0 ? words.dueText : words.noneDue}</p>
      <ul className="divide-y divide-hairline border-hairline text-small not-empty:border-y">
        {due.map(({ parcelId, orderId, carrier, trackingNumber, cash, deliveredAt, isLate }) => (
          <li key={parcelId} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
            <span>
              <OrderLink id={orderId} />
              <span className="figures block text-ink-soft">
                {carrierName(carrier)} · {trackingNumber}
              </span>
            </span>
            <span className="figures text-right">
              {inEuro(cash)}
              <span className="block text-label text-ink-soft">
                {words.delivered} {formatDate(deliveredAt, 'momentDay', language)}
                {isLate && <span className="text-terracotta"> · {words.late}</span>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const OrderLink = ({ id }: { id: string }) => (
  <Link to={adminHref('order', { params: { orderId: id } })} className="plain-link figures inline-block min-h-6">
    {id}
  </Link>
)
