import { useQuery } from '@tanstack/react-query'
import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import type { AdminOrder } from '../orders/order.ts'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Panel } from '../site/panel.tsx'
import { ParcelActs } from './parcel-acts.tsx'
import { ParcelState } from './parcel-state.tsx'
import { ReturnParcel } from './return-parcel.tsx'
import type { Parcel } from './shipping.ts'
import { shippingHref } from './shipping-query.ts'
import { useCarrierName } from './use-carrier-name.ts'

/** The parcels of an order, what happened to them, and what can be done. */
export function ParcelsPanel({ order }: { order: AdminOrder }) {
  const { shipping: words } = useAdminWords()
  const mayEdit = useMay()('orders.edit')
  const parcels = useQuery(
    adminQuery('GET /api/admin/orders/{orderId}/parcels', { params: { orderId: order.id } }),
  ).data
  const isWaiting = order.status === 'in_fulfilment' && order.shippingMethod !== 'collection'
  if (parcels === undefined || (parcels.length === 0 && !isWaiting)) return null
  return (
    <Panel title={words.parcels}>
      {parcels.length === 0 && (
        <Link to={shippingHref('waiting')} className="plain-link inline-block min-h-6 text-small">
          {words.createForOrder}
        </Link>
      )}
      <ul className="space-y-6 text-small">
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <ParcelFacts parcel={parcel} />
            {mayEdit && <ParcelActs parcel={parcel} />}
          </li>
        ))}
      </ul>
      {mayEdit && order.isReturnable && <ReturnParcel orderId={order.id} />}
    </Panel>
  )
}

function ParcelFacts({ parcel }: { parcel: Parcel }) {
  const { shipping: words } = useAdminWords()
  const carrierName = useCarrierName()
  const { language } = useSite()
  const { number, isReturn, carrier, trackingNumber, trackingUrl, cash, isCashPaidOut, events } = parcel
  const amount = inEuro(cash)
  return (
    <>
      <h3 className="font-text font-medium">
        {fill(isReturn ? words.returnNumber : words.parcelNumber, { number })} · {carrierName(carrier)}
      </h3>
      <p className="figures">{trackingNumber}</p>
      <p>
        <ParcelState parcel={parcel} />
      </p>
      {cash > 0 && <p className="figures">{fill(isCashPaidOut ? words.cashPaidOut : words.takesCash, { amount })}</p>}
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className="plain-link inline-block min-h-6">
          {words.follow}
        </a>
      )}
      {events.length > 0 && (
        <ol aria-label={words.history} className="mt-2 space-y-1 border-l border-hairline pl-3 text-label">
          {events.map(({ state, code, at, isByStaff }) => (
            <li key={`${code} ${at}`}>
              {state === null ? code : words.states[state]}
              <span className="block text-ink-soft">
                <time dateTime={at}>{formatDate(at, 'shortMoment', language)}</time>
                {isByStaff && ` · ${words.byStaff}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
