import type { ReactNode } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { ShownProduct } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { fromWire } from '../../contract/money.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { deliveryDays } from '../../domain/delivery.ts'
import { hasFreeShipping } from '../../domain/shipping.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { useSettings } from '../site/storefront-context.tsx'

export function Promises({ product }: { product: ShownProduct }) {
  const { words, language } = useSite()
  const { promise } = words
  const { shipping } = useSettings()
  const isFree = hasFreeShipping(fromWire(product.discountPrice ?? product.price), shipping)
  return (
    <section aria-label={promise.title} className="mt-8 divide-y divide-hairline border-y border-hairline text-small">
      {product.stock > 0 && (
        <Promised title={<DeliveryDate key={language} />}>
          {isFree && `${promise.free}. `}
          {promise.deliveryText}
        </Promised>
      )}
      <Promised title={fill(promise.returns, { days: shipping.returnsDays })}>
        <Link to={href('shipping-returns')} className="plain-link inline-flex min-h-6 items-center">
          {promise.returnsLink}
        </Link>
      </Promised>
      <Promised title={fill(promise.genuine, { brand: product.brand })}>{promise.genuineText}</Promised>
    </section>
  )
}

const Promised = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className="py-3.5">
    <p>{title}</p>
    <p className="mt-0.5 text-label text-ink-soft">{children}</p>
  </div>
)

/** Rendered pages are cached for days, so only the browser knows today's date. */
function DeliveryDate() {
  const { words, language } = useSite()
  const { promise } = words
  const isHydrated = useHydrated()
  const { deliveryEstimate: estimate } = useSettings().shipping
  if (!isHydrated) return fill(promise.deliveryEstimate, { estimate })
  const { first, last } = deliveryDays(dayInCyprus(new Date()), estimate)
  return fill(promise.delivery, {
    first: formatDate(first, 'shortWeekday', language),
    last: formatDate(last, 'shortWeekday', language),
  })
}
