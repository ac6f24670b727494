import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OrderDocuments } from '../documents/order-documents.tsx'
import type { AdminOrder } from '../orders/order.ts'
import { OrderBuyer, OrderDelivery } from '../orders/order-buyer.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { OrderMoney } from '../orders/order-money.tsx'
import { OrderSteps } from '../orders/order-steps.tsx'
import { OrderTimeline } from '../orders/order-timeline.tsx'
import { ReturnedPanel } from '../orders/returned-panel.tsx'
import { StatusMark } from '../orders/status-mark.tsx'
import { orderQuery, useOrderChange } from '../orders/use-order-change.ts'
import { OrderPayments } from '../payments/order-payments.tsx'
import { ParcelsPanel } from '../shipping/parcels-panel.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { isRefusal } from '../site/is-refusal.ts'
import { Loading } from '../site/loading.tsx'
import { NoteForm } from '../site/note-form.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { Panel } from '../site/panel.tsx'
import { adminHref } from '../site/screens.ts'

export function Page() {
  const { orderId = '' } = useParams()
  const order = useQuery(orderQuery(orderId))
  if (order.data) return <OrderPage order={order.data} />
  if (isRefusal(order.error)) return <UnknownOrder />
  return <Loading query={order} className="mt-8 h-96" />
}

function OrderPage({ order }: { order: AdminOrder }) {
  const { order: words, timeline, takeOrder, slips } = useAdminWords()
  const { language } = useSite()
  const may = useMay()
  const api = useApi()
  const change = useOrderChange(order.id)
  return (
    <>
      <PageHeading
        title={fill(words.title, { number: order.id })}
        shown={<Numbered text={words.title} number={order.id} />}
        back={
          <Link to={adminHref('orders')} className="plain-link inline-block min-h-6 text-ink-soft">
            {words.back}
          </Link>
        }
      />
      <p className="-mt-2 mb-6 flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-ink-soft">
        <span className="text-ink">
          <StatusMark status={order.status} />
        </span>
        <time dateTime={order.createdAt}>{formatDate(order.createdAt, 'moment', language)}</time>
        {order.source !== 'web' && <span>{takeOrder.fromSource[order.source]}</span>}
        <Link to={adminHref('slip', { params: { orderId: order.id } })} className="plain-link inline-block min-h-6">
          {slips.heading}
        </Link>
      </p>
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:gap-x-14">
        <OrderLines items={order.items} />
        <div className="grid content-start gap-7 sm:max-md:grid-cols-2 md:row-span-2">
          <Panel title={words.next}>
            <OrderSteps order={order} />
          </Panel>
          <OrderBuyer order={order} />
          <OrderDelivery order={order} />
          <ParcelsPanel order={order} />
          <OrderMoney order={order} />
          <OrderDocuments orderId={order.id} />
          <OrderPayments orderId={order.id} />
          <ReturnedPanel order={order} />
        </div>
        <section aria-labelledby="timeline">
          <h2 id="timeline" className="mb-5 text-title">
            {timeline.title}
          </h2>
          {may('orders.edit') && (
            <NoteForm
              words={timeline}
              add={(note) => change(() => api.orders.addNote(order.id, note), timeline.noteAdded)}
            />
          )}
          <OrderTimeline entries={order.timeline} />
        </section>
      </div>
    </>
  )
}

/** An order's number is read out and typed: it stays in one line. */
function Numbered({ text, number }: { text: string; number: string }) {
  const [before, after] = text.split('{number}')
  return (
    <>
      {before}
      <span className="sm:whitespace-nowrap">{number}</span>
      {after}
    </>
  )
}

function UnknownOrder() {
  const { order: words, frame } = useAdminWords()
  return (
    <>
      <PageTitle>{words.unknown}</PageTitle>
      <EmptyState title={words.unknown} text={words.unknownText}>
        <LinkButton to={adminHref('orders')}>{frame.toOrders}</LinkButton>
      </EmptyState>
    </>
  )
}
