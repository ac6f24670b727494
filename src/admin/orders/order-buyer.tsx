import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { placeOfPoint } from '../../domain/delivery-point.ts'
import { isLanguage, localized } from '../../i18n/languages.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Panel } from '../site/panel.tsx'
import { adminHref } from '../site/screens.ts'
import { useStores } from '../site/use-stores.ts'
import { BuyerActs } from './buyer-acts.tsx'
import type { AdminOrder } from './order.ts'

type Address = AdminOrder['billingAddress']

export function OrderBuyer({ order }: { order: AdminOrder }) {
  const { order: words, customer, takeOrder } = useAdminWords()
  const may = useMay()
  const { firstName, lastName, email, phoneNumber } = order.shippingAddress
  if (order.isErased) {
    return (
      <Panel title={words.buyer}>
        <p className="text-ink-soft">{words.erased}</p>
      </Panel>
    )
  }
  return (
    <Panel title={words.buyer}>
      <p>{`${firstName} ${lastName}`.trim() || takeOrder.walkIn}</p>
      {phoneNumber !== '' && (
        <p className="mt-1">
          <a href={telephone(phoneNumber)} className="plain-link figures inline-block min-h-7">
            {phoneNumber}
          </a>
        </p>
      )}
      {email !== '' && (
        <p>
          <a href={`mailto:${email}`} className="plain-link inline-block min-h-7 break-all">
            {email}
          </a>
        </p>
      )}
      <p className="mt-1 text-label text-ink-soft">
        {order.userId === null ? words.guest : words.account}
        {isLanguage(order.language) && ` · ${words.writtenTo[order.language]}`}
      </p>
      {may('customers.view') && (
        <p className="mt-2">
          <LinkButton to={adminHref('customers', { query: { q: email } })} look="bare" className="min-h-8 text-sea">
            {customer.ofOrder}
          </LinkButton>
        </p>
      )}
      {may('orders.edit') && <BuyerActs order={order} />}
    </Panel>
  )
}

export function OrderDelivery({ order }: { order: AdminOrder }) {
  const { order: words } = useAdminWords()
  const { words: shop, language } = useSite()
  const { delivery } = shop
  const { shippingAddress, billingAddress, trackingNumber, collectionStore, deliveryPoint } = order
  const isToDoor = order.shippingMethod === 'standard' || order.shippingMethod === 'express'
  const store = useStores().find(({ id }) => id === collectionStore)
  return (
    <>
      {!order.isErased && (
        <>
          {deliveryPoint && (
            <Panel title={delivery.lockerAt}>
              <p>{deliveryPoint.name}</p>
              <p className="text-small">{placeOfPoint(deliveryPoint)}</p>
            </Panel>
          )}
          {isToDoor && (
            <Panel title={words.deliverTo}>
              <PostalAddress address={shippingAddress} />
            </Panel>
          )}
          {shippingAddress.address !== '' && (
            <Panel title={words.billTo}>
              {linesOf(shippingAddress).join() === linesOf(billingAddress).join() ? (
                <p className="text-small text-ink-soft">{words.sameAddress}</p>
              ) : (
                <PostalAddress address={billingAddress} />
              )}
            </Panel>
          )}
        </>
      )}
      {trackingNumber && (
        <Panel title={words.tracking}>
          <p className="figures break-all select-all">{trackingNumber}</p>
        </Panel>
      )}
      {store && (
        <Panel title={words.collectionStore}>
          <p>{localized(store, 'name', language)}</p>
        </Panel>
      )}
    </>
  )
}

function PostalAddress({ address }: { address: Address }) {
  return (
    <address className="text-small not-italic">
      {linesOf(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

const linesOf = ({ company, vatNumber, firstName, lastName, address, postalCode, city, country }: Address) =>
  [company, vatNumber, `${firstName} ${lastName}`, address, `${postalCode} ${city}`, country].filter(
    (line): line is string => Boolean(line),
  )
