import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { isOrderNumber } from '../../domain/order-number.ts'
import { useSearchParams } from '../navigation/view.ts'
import { LensesNext } from '../orders/lenses-next.tsx'
import { OrderDetails } from '../orders/order-details.tsx'
import { PaymentNotice } from '../payment/payment-notice.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: OrderCompletePage }

function OrderCompletePage() {
  const { orderComplete: words } = useWords()
  const query = useSearchParams()
  const queried = query.get('orderId') ?? ''
  // Only a valid order number from the address is shown.
  const orderId = isOrderNumber(queried) ? queried : null
  const order = useQuery({
    ...callQuery('GET /api/orders/{orderId}', { params: { orderId: orderId ?? '' } }),
    enabled: orderId !== null,
  })
  return (
    <div className="shell pt-14 pb-section lg:pt-24">
      <PageHead title={words.title} description={words.thanks} />
      <div className="grid items-start gap-x-20 gap-y-14 lg:grid-cols-12">
        <div className={order.data ? 'lg:col-span-6' : 'lg:col-span-9'}>
          <h1 className="text-display">{words.title}</h1>
          <p className="mt-5 text-lead">{words.thanks}</p>
          <p className="mt-3 max-w-lg text-ink-soft">
            {orderId ? <NumberNote text={words.note} orderId={orderId} /> : words.noteWithoutNumber}
          </p>
          {order.data && <LensesNext order={order.data} />}
          {order.data && <PaymentNotice order={order.data} paymentKey={order.data.id} className="mt-8" />}
          <LinkButton to={href('home')} className="mt-10">
            {words.returnHome}
          </LinkButton>
        </div>
        {order.data && (
          <div className="lg:col-span-6">
            <OrderDetails order={order.data} />
          </div>
        )}
      </div>
    </div>
  )
}

function NumberNote({ text, orderId }: { text: string; orderId: string }) {
  const [before, after] = text.split('{orderId}')
  return (
    <>
      {before}
      <strong className="figures font-medium whitespace-nowrap text-ink">{orderId}</strong>
      {after}
    </>
  )
}
