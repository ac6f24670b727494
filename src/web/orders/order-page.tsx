import type { ReactNode } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/client.ts'
import type { OrderForBuyer } from '../../contract/orders.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PaymentNotice } from '../payment/payment-notice.tsx'
import { PageHead } from '../site/page-head.tsx'
import { LensSteps } from './lens-steps.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderSteps } from './order-steps.tsx'
import { ParcelList } from './parcel-list.tsx'

interface OrderPageProps {
  order: OrderForBuyer | undefined
  /** Of the payment's calls; see `paymentQuery`. */
  paymentKey: string
  error: Error | null
  unknown: string
  wayOn: ReactNode
  children: ReactNode
}

export function OrderPage({ order, paymentKey, error, unknown, wayOn, children }: OrderPageProps) {
  const { order: words } = useWords()
  const title = order ? fill(words.title, { number: order.id }) : words.anyTitle
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={title} description={words.description} />
      <h1 className="figures text-heading">{order ? <Numbered words={words.title} number={order.id} /> : title}</h1>
      {order && (
        <div className="mt-8 grid items-start gap-x-20 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <OrderProgress order={order} />
            <LensSteps order={order} />
            <PaymentNotice order={order} paymentKey={paymentKey} className="mt-8" />
            <ParcelList parcels={order.parcels} />
            <OrderSteps steps={order.timeline} />
            <div className="mt-8">{children}</div>
          </div>
          <div className="lg:col-span-7">
            <OrderDetails order={order} />
          </div>
        </div>
      )}
      {!order && !error && <Skeleton className="mt-10 h-96 max-w-2xl" />}
      {!order && error && (
        <EmptyState
          role="alert"
          title={isUnknown(error) ? words.unknown : words.failed}
          text={isUnknown(error) ? unknown : ''}
        >
          {wayOn}
        </EmptyState>
      )}
    </div>
  )
}

/** Prevents a line break at the number's hyphens. A number of the widest letters, W, is 14.7 em wide. */
function Numbered({ words, number }: { words: string; number: string }) {
  const [before, after] = words.split('{number}')
  return (
    <>
      {before}
      <span className="text-[min(1em,6.1vw)] whitespace-nowrap">{number}</span>
      {after}
    </>
  )
}

const isUnknown = (error: Error) => error instanceof ApiError && error.status < 500
