import { inEuro } from '../../client/money-in-euro.ts'
import { useWords } from '../../client/site-context.tsx'
import type { PlacedOrder } from '../../contract/orders.ts'
import { fill } from '../../i18n/translate.ts'
import { LineList } from './line-list.tsx'
import { orderLines } from './order-lines.ts'
import { BillingPlace, OrderArrival, OrderPlace } from './order-place.tsx'
import { Sum, Sums } from './sums.tsx'

export function OrderDetails({ order }: { order: PlacedOrder }) {
  const { checkout, orderComplete } = useWords()
  return (
    <section aria-labelledby="order-details">
      <h2 id="order-details" className="mb-5 text-title">
        {orderComplete.details}
      </h2>
      <LineList lines={orderLines(order)} />
      <div className="mt-5">
        <Sums>
          <Sum name={checkout.subtotal}>{inEuro(order.subtotal)}</Sum>
          <Sum name={checkout.shippingMethods[order.shippingMethod]}>
            {order.shipping === 0 ? checkout.free : inEuro(order.shipping)}
          </Sum>
          {order.cashFee > 0 && <Sum name={checkout.cashFee}>{inEuro(order.cashFee)}</Sum>}
          <Sum name={checkout.total} isTotal>
            {inEuro(order.total)}
          </Sum>
        </Sums>
        <p className="figures mt-1.5 text-label text-ink-soft">
          {fill(checkout.vatContained, { amount: inEuro(order.vat) })}
        </p>
      </div>
      <div className="mt-8 grid gap-6 border-t border-hairline pt-6 text-small sm:grid-cols-2">
        <OrderPlace order={order} />
        <OrderArrival order={order} />
        <div>
          <h3 className="label mb-2 font-text text-ink-soft">{orderComplete.payment}</h3>
          <p>{checkout.paymentMethods[order.paymentMethod]}</p>
        </div>
        <BillingPlace order={order} />
      </div>
    </section>
  )
}
