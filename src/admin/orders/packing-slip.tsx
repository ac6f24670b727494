import type { ReactNode } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { placeOfPoint } from '../../domain/delivery-point.ts'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import { formatDate } from '../../i18n/formats.ts'
import { isLanguage, localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { SlipLines } from './slip-lines.tsx'
import { type SlipPart, type SlipProps, useSlipWords } from './use-slip-words.ts'

/** It travels with the parcel, so it is in the buyer's language. */
export function PackingSlipSheet({ slip, hasPrices }: SlipProps) {
  const site = useSite()
  const language = isLanguage(slip.language) ? slip.language : site.language
  const part = { slip, hasPrices, language, ...useSlipWords(language) }
  const { words } = part
  return (
    <article
      lang={language}
      aria-label={`${words.heading} ${slip.orderId}`}
      className="mx-auto max-w-3xl break-after-page border border-hairline bg-white p-6 text-small sm:p-8 print:max-w-none print:border-0 print:p-0"
    >
      <header className="flex items-start justify-between gap-6 border-b border-ink pb-4">
        <div>
          <p className="font-display text-title">{SHOP_NAME}</p>
          <p className="label mt-1 text-ink-soft">{words.heading}</p>
        </div>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(slip.qrSvg)}`}
          alt={words.qr}
          width={84}
          height={84}
          className="size-21 shrink-0"
        />
      </header>
      <SlipFacts {...part} />
      <SlipLines {...part} />
      {hasPrices && <SlipSums {...part} />}
      <p className="mt-6 border-t border-hairline pt-4 text-label text-ink-soft">{fill(words.thanks, slip.contact)}</p>
    </article>
  )
}

function SlipFacts({ slip, words, checkout, language, hasPrices }: SlipPart) {
  const { address, collectionStore: store, deliveryPoint: point } = slip
  const isCollected = slip.shippingMethod === 'collection' && store !== null
  const lines = isCollected
    ? [localized(store, 'name', language), localized(store, 'address', language), store.phone]
    : point
      ? [point.name, placeOfPoint(point), address.phoneNumber]
      : [address.address, `${address.postalCode} ${address.city}`, address.country, address.phoneNumber]
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 py-5">
      <Fact name={words.order}>
        <span className="figures text-lead font-medium whitespace-nowrap">{slip.orderId}</span>
        <span className="block">{formatDate(slip.createdAt, 'momentDay', language)}</span>
        {hasPrices && <span className="block">{checkout.paymentMethods[slip.paymentMethod]}</span>}
      </Fact>
      <Fact name={isCollected ? words.collectAt : words.deliverTo}>
        <span className="font-medium">{`${address.firstName} ${address.lastName}`}</span>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function SlipSums({ slip, words, checkout }: SlipPart) {
  return (
    <div className="ml-auto mt-3 max-w-xs">
      <dl className="space-y-1">
        <Sum name={words.subtotal} amount={inEuro(slip.subtotal)} />
        <Sum
          name={checkout.shippingMethods[slip.shippingMethod]}
          amount={slip.shipping === 0 ? words.free : inEuro(slip.shipping)}
        />
        {slip.cashFee > 0 && <Sum name={checkout.cashFee} amount={inEuro(slip.cashFee)} />}
        <Sum name={words.total} amount={inEuro(slip.total)} />
      </dl>
      <p className="figures text-right text-label text-ink-soft">{fill(words.vat, { amount: inEuro(slip.vat) })}</p>
    </div>
  )
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-6">
      <dt>{name}</dt>
      <dd className="figures">{amount}</dd>
    </div>
  )
}
