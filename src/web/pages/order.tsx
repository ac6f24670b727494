import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { useAuth } from '../account/auth-context.tsx'
import { useParams } from '../navigation/view.ts'
import { DocumentList } from '../orders/document-list.tsx'
import { OrderActs } from '../orders/order-acts.tsx'
import { OrderPage } from '../orders/order-page.tsx'
import { ReturnLinks } from '../returns/return-links.tsx'
import type { PageDefinition } from '../site/page.ts'
import { useSettings } from '../site/storefront-context.tsx'

export const page: PageDefinition = { Page: OrderRoute }

function OrderRoute() {
  const { orderId = '', token } = useParams()
  return token === undefined ? <OwnOrder orderId={orderId} /> : <LinkedOrder token={token} />
}

/** Private: read in the browser only, always again, and dropped from the cache when unused. */
const ALWAYS_FRESH = { staleTime: 0, gcTime: 0 }

function OwnOrder({ orderId }: { orderId: string }) {
  const { api, words: all } = useSite()
  const { order: words } = all
  const { user } = useAuth()
  const read = callQuery('GET /api/orders/{orderId}', { params: { orderId } })
  const { data, error } = useQuery({ ...read, ...ALWAYS_FRESH })
  const back = (
    <LinkButton to={href('account')} look="outline">
      {words.back}
    </LinkButton>
  )
  const wayOn = user ? back : <LinkButton to={href('login')}>{words.signIn}</LinkButton>
  return (
    <OrderPage order={data} paymentKey={orderId} error={error} unknown={words.unknownAccount} wayOn={wayOn}>
      {data && (
        <OrderActs
          order={data}
          queryKey={read.queryKey}
          cancel={() => api.call('POST /api/orders/{orderId}/cancel', { params: { orderId } })}
        >
          <ReturnLinks order={data} to={href('withdrawOrder', { orderId })} />
        </OrderActs>
      )}
      {user && back}
      <DocumentList orderKey={orderId} />
    </OrderPage>
  )
}

function LinkedOrder({ token }: { token: string }) {
  const { api, words: all } = useSite()
  const { order: words } = all
  const { email, phone } = useSettings().contact
  const read = callQuery('GET /api/orders/by-link/{token}', { params: { token } })
  const { data, error } = useQuery({ ...read, ...ALWAYS_FRESH })
  const toShop = <LinkButton to={href('collections')}>{words.shop}</LinkButton>
  return (
    <OrderPage
      order={data}
      paymentKey={token}
      error={error}
      unknown={fill(words.unknownLink, { email, phone })}
      wayOn={toShop}
    >
      {data && (
        <OrderActs
          order={data}
          queryKey={read.queryKey}
          cancel={() => api.call('POST /api/orders/by-link/{token}/cancel', { params: { token } })}
        >
          <ReturnLinks order={data} to={href('withdrawByLink', { token })} />
        </OrderActs>
      )}
      <p className="mb-6 text-small text-ink-soft">{words.keepLink}</p>
      {toShop}
      <DocumentList orderKey={token} />
    </OrderPage>
  )
}
