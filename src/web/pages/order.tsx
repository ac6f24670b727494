import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { useAuth } from '../account/auth-context.tsx'
import { useParams } from '../navigation/view.ts'
import { DocumentList } from '../orders/document-list.tsx'
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
  const { order: words } = useWords()
  const { user } = useAuth()
  const { data, error } = useQuery({
    ...callQuery('GET /api/orders/{orderId}', { params: { orderId } }),
    ...ALWAYS_FRESH,
  })
  const back = (
    <LinkButton to={href('account')} look="outline">
      {words.back}
    </LinkButton>
  )
  const wayOn = user ? back : <LinkButton to={href('login')}>{words.signIn}</LinkButton>
  return (
    <OrderPage order={data} paymentKey={orderId} error={error} unknown={words.unknownAccount} wayOn={wayOn}>
      {data && <ReturnLinks order={data} to={href('withdrawOrder', { orderId })} />}
      {user && back}
      <DocumentList orderKey={orderId} />
    </OrderPage>
  )
}

function LinkedOrder({ token }: { token: string }) {
  const { order: words } = useWords()
  const { email, phone } = useSettings().contact
  const { data, error } = useQuery({
    ...callQuery('GET /api/orders/by-link/{token}', { params: { token } }),
    ...ALWAYS_FRESH,
  })
  const toShop = <LinkButton to={href('collections')}>{words.shop}</LinkButton>
  return (
    <OrderPage
      order={data}
      paymentKey={token}
      error={error}
      unknown={fill(words.unknownLink, { email, phone })}
      wayOn={toShop}
    >
      {data && <ReturnLinks order={data} to={href('withdrawByLink', { token })} />}
      <p className="mb-6 text-small text-ink-soft">{words.keepLink}</p>
      {toShop}
      <DocumentList orderKey={token} />
    </OrderPage>
  )
}
