import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite, useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Order, PlacedOrder } from '../../contract/orders.ts'
import { timeInCyprus } from '../../domain/calendar.ts'
import { placeOfPoint } from '../../domain/delivery-point.ts'
import { arrivalText } from '../../i18n/arrival-text.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { storesQuery } from '../site/stores.ts'

type Address = Order['billingAddress']

/** Where an order goes: an address, a locker, or the store where it is collected. */
export function OrderPlace({ order }: { order: PlacedOrder }) {
  const { delivery, orderComplete } = useWords()
  const { shippingMethod, shippingAddress, deliveryPoint: point } = order
  const { firstName, lastName } = shippingAddress
  if (shippingMethod === 'collection') return <CollectionPlace order={order} />
  if (point === null) {
    return (
      <Place title={orderComplete.deliverTo}>
        <Lines lines={linesOf(shippingAddress)} />
      </Place>
    )
  }
  return (
    <Place title={delivery.lockerAt}>
      <Lines lines={[`${firstName} ${lastName}`, point.name, placeOfPoint(point)]} />
    </Place>
  )
}

const MAY_BOOK: readonly Order['status'][] = ['pending', 'confirmed', 'in_fulfilment', 'ready_for_collection']

/** The store, and the time for the fitting or the way to one. */
function CollectionPlace({ order }: { order: PlacedOrder }) {
  const { words, language } = useSite()
  const { delivery } = words
  const store = useQuery(storesQuery).data?.find(({ id }) => id === order.collectionStore)
  const { fitting, items } = order
  return (
    <Place title={delivery.collectAt}>
      {store && <Lines lines={[localized(store, 'name', language), localized(store, 'address', language)]} />}
      {fitting && <BookedFitting fitting={fitting} isVisit={items.some(({ lenses }) => lenses?.needsVisit)} />}
      {store && fitting === null && MAY_BOOK.includes(order.status) && (
        <>
          <p className="mt-3 text-ink-soft">{delivery.store.noteAfter}</p>
          <LinkButton
            to={href('contact', {}, { store: store.name, service: 'collection' })}
            look="outline"
            className="mt-4 text-balance"
          >
            {delivery.store.book}
          </LinkButton>
        </>
      )}
    </Place>
  )
}

interface BookedFittingProps {
  fitting: NonNullable<PlacedOrder['fitting']>
  /** Somebody is measured for their lenses then. */
  isVisit: boolean
}

function BookedFitting({ fitting: { date, startsAt, token }, isVisit }: BookedFittingProps) {
  const { words, language } = useSite()
  const texts = isVisit ? words.lensOrders.visit : words.delivery.store
  return (
    <>
      <p className="figures mt-3">
        {fill(texts.booked, {
          date: formatDate(date, 'weekday', language),
          time: timeInCyprus(new Date(startsAt)),
        })}
      </p>
      <Link to={href('appointment', { token })} className="plain-link mt-1 inline-block min-h-6">
        {texts.change}
      </Link>
    </>
  )
}

const MAY_COME: readonly Order['status'][] = [...MAY_BOOK, 'shipped']

/** The days that were promised when it was ordered, until it is there. */
export function OrderArrival({ order: { arrival, status, shippingMethod } }: { order: Order }) {
  const { words, language } = useSite()
  if (arrival === null || !MAY_COME.includes(status)) return null
  return (
    <Place title={words.order.arrives}>
      <p className="figures">{arrivalText(shippingMethod, arrival, { words, language })}</p>
    </Place>
  )
}

/** Whom the invoice is for, where it is somebody else. */
export function BillingPlace({ order: { shippingAddress, billingAddress } }: { order: Order }) {
  const { billing } = useWords().delivery
  const lines = linesOf(billingAddress)
  if (lines.join() === linesOf(shippingAddress).join()) return null
  return (
    <Place title={billing.billTo}>
      <Lines lines={lines} />
    </Place>
  )
}

const linesOf = ({ company, vatNumber, firstName, lastName, address, postalCode, city, country }: Address) =>
  [company, vatNumber, `${firstName} ${lastName}`, address, `${postalCode} ${city}`, country].filter(
    (line): line is string => Boolean(line?.trim()),
  )

function Place({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="label mb-2 font-text text-ink-soft">{title}</h3>
      {children}
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
