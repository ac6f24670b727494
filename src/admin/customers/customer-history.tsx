import { Link, LinkButton } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { StatusMark } from '../orders/status-mark.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { useStores } from '../site/use-stores.ts'
import type { Customer } from './customer.ts'

type Order = Customer['orderList'][number]
type Booking = Customer['bookingList'][number]

export function CustomerOrders({ customer }: { customer: Customer }) {
  const { customer: words } = useAdminWords()
  const columns = useOrderColumns()
  const { orderList, orders, email } = customer
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="mb-4 text-title">
        {words.orders}
      </h2>
      {orderList.length === 0 ? (
        <p className="text-ink-soft">{words.noOrders}</p>
      ) : (
        <DataTable
          caption={words.orders}
          columns={columns}
          rows={orderList}
          keyOf={({ id }) => id}
          link={({ id }, cell) => <Link to={adminHref('order', { params: { orderId: id } })} {...cell} />}
        />
      )}
      {orders > orderList.length && (
        <p className="mt-3 flex flex-wrap gap-x-4 text-label text-ink-soft">
          {fill(words.newestOnly, { count: orderList.length })}
          <LinkButton to={adminHref('orders', { query: { q: email } })} look="bare" className="text-label">
            {words.allOrders}
          </LinkButton>
        </p>
      )}
    </section>
  )
}

function useOrderColumns(): Column<Order>[] {
  const { customer: words } = useAdminWords()
  const { language } = useSite()
  const placed = ({ createdAt }: Order) => (
    <time dateTime={createdAt}>{formatDate(createdAt, 'momentDay', language)}</time>
  )
  return [
    {
      key: 'number',
      title: words.order,
      cell: (order) => (
        <>
          <span className="figures font-medium whitespace-nowrap">{order.id}</span>
          <span className="block text-label text-ink-soft lg:hidden">{placed(order)}</span>
          <span className="block text-label sm:hidden">
            <StatusMark status={order.status} />
          </span>
        </>
      ),
    },
    { key: 'placed', title: words.placed, from: 'lg', sorted: 'descending', cell: placed },
    { key: 'status', title: words.status, from: 'sm', cell: ({ status }) => <StatusMark status={status} /> },
    { key: 'pieces', title: words.pieces, from: 'lg', isFigure: true, cell: ({ pieces }) => pieces },
    { key: 'total', title: words.total, isFigure: true, cell: ({ total }) => inEuro(total) },
  ]
}

export function CustomerBookings({ bookings }: { bookings: readonly Booking[] }) {
  const { customer: words } = useAdminWords()
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="mb-4 text-title">
        {words.bookings}
      </h2>
      {bookings.length === 0 ? (
        <p className="text-ink-soft">{words.noBookings}</p>
      ) : (
        <ul className="border-t border-hairline">
          {bookings.map((booking) => (
            <li key={booking.id} className="border-b border-hairline py-3 text-small">
              <BookingView booking={booking} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function BookingView({ booking }: { booking: Booking }) {
  const { customer: words } = useAdminWords()
  const { language, words: shop } = useSite()
  const { startsAt, date, service, message, status } = booking
  const store = useStores().find(({ name }) => name === booking.store)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6">
        <time dateTime={startsAt ?? date} className="figures font-medium">
          {startsAt ? formatDate(startsAt, 'moment', language) : formatDate(date, 'day', language)}
        </time>
        <span className={status === 'cancelled' ? 'text-terracotta' : 'text-ink-soft'}>
          {lookUp<string>(words.bookingStatus, status) ?? status}
        </span>
      </p>
      <p className="text-ink-soft">
        {[service && shop.appointment.services[service], store ? localized(store, 'name', language) : booking.store]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {message && <p className="mt-1 break-words whitespace-pre-line">{message}</p>}
    </>
  )
}
