import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Order } from '../../contract/orders.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useParams } from '../navigation/view.ts'
import { WithdrawalLinks, WithdrawalSteps } from '../returns/withdrawal-steps.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: WithdrawPage }

/** Private: read in the browser only, always again, and dropped from the cache when unused. */
const ALWAYS_FRESH = { staleTime: 0, gcTime: 0 }

function WithdrawPage() {
  const { orderId, token } = useParams()
  if (token !== undefined) return <LinkedWithdrawal token={token} />
  if (orderId !== undefined) return <OwnWithdrawal orderId={orderId} />
  return (
    <Frame>
      <WithdrawalSteps />
    </Frame>
  )
}

function LinkedWithdrawal({ token }: { token: string }) {
  const { data, error } = useQuery({
    ...callQuery('GET /api/orders/by-link/{token}', { params: { token } }),
    ...ALWAYS_FRESH,
  })
  return <OrderWithdrawal order={data} error={error} token={token} />
}

function OwnWithdrawal({ orderId }: { orderId: string }) {
  const { data, error } = useQuery({
    ...callQuery('GET /api/orders/{orderId}', { params: { orderId } }),
    ...ALWAYS_FRESH,
  })
  return <OrderWithdrawal order={data} error={error} />
}

interface OrderWithdrawalProps {
  order: Order | undefined
  error: Error | null
  token?: string
}

function OrderWithdrawal({ order, error, token }: OrderWithdrawalProps) {
  const { withdrawal: words } = useWords()
  if (!order && error) {
    return (
      <Frame>
        <EmptyState role="alert" title={words.unknown} text={words.unknownText}>
          <LinkButton to={href('withdraw')}>{words.withNumber}</LinkButton>
        </EmptyState>
      </Frame>
    )
  }
  return (
    <Frame text={order && fill(words.ofOrder, { number: order.id })}>
      {order ? <WithdrawalSteps order={order} token={token} /> : <Awaited />}
    </Frame>
  )
}

/** Without scripts the order cannot be read, but the statement can be made with its number. */
function Awaited() {
  const { withdrawal: words } = useWords()
  return (
    <>
      <Skeleton className="h-96" />
      <noscript>
        <a href={href('withdraw')} className="plain-link">
          {words.withNumber}
        </a>
      </noscript>
    </>
  )
}

function Frame({ text, children }: { text?: string | undefined; children: ReactNode }) {
  const { withdrawal: words } = useWords()
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={words.title} description={words.description} />
      <div className="max-w-2xl">
        <h1 className="text-display">{words.title}</h1>
        <p className="mt-5 mb-10 text-lead text-ink-soft">
          {words.text} {text}
        </p>
        {children}
        <WithdrawalLinks />
      </div>
    </div>
  )
}
