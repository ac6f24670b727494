import { href } from '../../contract/href.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { placeOfPoint } from '../../domain/delivery-point.ts'
import { formatMoney } from '../../domain/money.ts'
import { mayBuyerCancel } from '../../domain/order-cancel.ts'
import { type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { arrivalText, dayRangeText } from '../../i18n/arrival-text.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import type { Block, EmailContent, Fact, Line } from '../email/email-content.ts'
import { companyLines, sellerAddress } from '../email/signature.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { dayFigures } from '../email/words.ts'
import { lensBlocks, lensDetails } from './order-lenses-email.ts'
import { ORDER_LINK_DAYS, orderUrl } from './order-link.ts'
import { paymentBlocks, paymentText } from './order-payment-email.ts'
import { photographOf, placeholderLink } from './order-thumbnail.ts'
import { type FoundOrder, findOrder, type ItemRow, type OrderRow } from './orders.ts'

/** Holds what Directive 2011/83/EU, art. 8(7), requires on a durable medium. */
export async function orderConfirmation(
  { orderId }: { orderId: string },
  context: TemplateContext,
): Promise<EmailContent> {
  const { shop, words, language, queued } = context
  const found = await findOrder(shop, orderId)
  if (found === null) throw new Error(`there is no order ${orderId}`)
  const { order, items } = found
  const texts = words.order_confirmation
  const total = formatMoney(order.totalCents)
  const payment = DICTIONARIES[language].checkout.paymentMethods[order.paymentMethod]
  const pictures = await picturesOf(items, context)
  return {
    subject: fill(texts.subject, { number: order.id }),
    preview: fill(texts.preview, { total, payment }),
    heading: texts.heading,
    blocks: [
      { is: 'text', text: fill(texts.text, { number: order.id, date: dayFigures(dayInCyprus(order.createdAt)) }) },
      { is: 'lines', lines: items.map((item) => lineOf(item, pictures, context)) },
      sumsOf(order, context),
      { is: 'facts', facts: factsOf(found, context) },
      ...lensBlocks(items, context),
      ...paymentBlocks(order, context),
      { is: 'button', label: texts.show, link: orderUrl(shop, order.id, new Date(queued.createdAt)) },
      { is: 'small', text: fill(texts.linkLasts, { days: ORDER_LINK_DAYS }) },
      ...actBlocks(order, context),
      ...legalBlocks(found, context),
    ],
    pictures,
  }
}

type Picture = NonNullable<EmailContent['pictures']>[number]

export async function picturesOf(items: readonly ItemRow[], { shop }: TemplateContext): Promise<Picture[]> {
  const photographs = await Promise.all(
    items.map(async (item) => ({ slug: item.slug, content: await photographOf(shop, item) })),
  )
  return photographs.flatMap(({ slug, content }) =>
    content ? [{ cid: cidOf(slug), filename: `${slug}.png`, content }] : [],
  )
}

const cidOf = (slug: string) => `${slug}@pictures`

export function lineOf(
  item: ItemRow,
  pictures: readonly Picture[],
  { words, language, linkTo }: TemplateContext,
): Line {
  const { quantity, priceCents, slug, image } = item
  const picture = pictures.find(({ cid }) => cid === cidOf(slug))
  return {
    name: localized(item, 'name', language),
    note: fill(words.order_confirmation.quantity, { quantity, price: formatMoney(priceCents) }),
    details: lensDetails(item, language),
    amount: formatMoney(quantity * priceCents),
    picture: picture ? `cid:${picture.cid}` : linkTo(placeholderLink(slug, image)),
  }
}

export function sumsOf(order: OrderRow, { words, language }: TemplateContext): Block {
  const texts = words.order_confirmation
  const { shippingMethods } = DICTIONARIES[language].checkout
  return {
    is: 'sums',
    sums: [
      { name: texts.subtotal, amount: formatMoney(order.subtotalCents) },
      {
        name: shippingMethods[order.shippingMethod],
        amount: order.shippingCents === 0 ? texts.free : formatMoney(order.shippingCents),
      },
      ...(order.cashFeeCents > 0
        ? [{ name: DICTIONARIES[language].checkout.cashFee, amount: formatMoney(order.cashFeeCents) }]
        : []),
      { name: texts.total, amount: formatMoney(order.totalCents), isTotal: true },
    ],
    note: fill(texts.vat, { amount: formatMoney(order.vatCents) }),
  }
}

export function factsOf({ order, items }: FoundOrder, context: TemplateContext): Fact[] {
  const { words, settings, language } = context
  const texts = words.order_confirmation
  const total = formatMoney(order.totalCents)
  const arrival = arrivalOf(order, language)
  const { days: lensDays } = DICTIONARIES[language].lensOrders
  return [
    { name: texts.deliverTo, value: deliveryAddress(order, context) },
    {
      name: texts.delivery,
      value: [
        arrival ??
          fill(texts.estimate[order.shippingMethod] as '{estimate}', { estimate: settings.shipping.deliveryEstimate }),
        ...(items.some(({ lenses }) => lenses !== null) ? [arrival ? lensDays.making : lensDays.afterwards] : []),
      ].join(' · '),
    },
    {
      name: texts.payment,
      value: fill(paymentText(order, context) as '{total} {number}', { total, number: order.id }),
    },
  ]
}

/** The days that the buyer was promised at the checkout. */
function arrivalOf({ arrivesFirst, arrivesLast, shippingMethod }: OrderRow, language: Language): string | null {
  if (arrivesFirst === null || arrivesLast === null) return null
  const days = { first: arrivesFirst, last: arrivesLast }
  const reader = { words: DICTIONARIES[language], language }
  return shippingMethod === 'collection' ? arrivalText(shippingMethod, days, reader) : dayRangeText(days, reader)
}

/** Where a parcel goes, also to a locker; the store, where the buyer collects it. */
export function deliveryAddress(order: OrderRow, { settings, language }: TemplateContext): string {
  const { shippingAddress, shippingMethod, collectionStore, deliveryPoint } = order
  const store = settings.stores.find(({ id }) => id === collectionStore)
  if (shippingMethod === 'collection' && store !== undefined) return localized(store, 'address', language)
  const { firstName, lastName, address, postalCode, city, country } = shippingAddress
  if (deliveryPoint !== null) {
    return [`${firstName} ${lastName}`.trim(), deliveryPoint.name, placeOfPoint(deliveryPoint)].join('\n')
  }
  return [`${firstName} ${lastName}`.trim(), address, `${postalCode} ${city}`.trim(), country]
    .filter(Boolean)
    .join('\n')
}

/** What the buyer may still do; lenses that are made for them can't be sent back, as the legal part says. */
function actBlocks(order: OrderRow, { shop, words, linkTo, queued, settings }: TemplateContext): Block[] {
  const { order_confirmation: texts, returns } = words
  const { isOffered } = settings.appointments.services.fitting
  const mayCancel = mayBuyerCancel(order.status, [])
  return [
    { is: 'title', text: texts.actsHeading },
    ...(mayCancel ? [{ is: 'small', text: texts.acts } as const] : []),
    {
      is: 'links',
      links: [
        ...(mayCancel ? [{ label: texts.cancel, link: orderUrl(shop, order.id, new Date(queued.createdAt)) }] : []),
        ...(isOffered ? [{ label: texts.fitting, link: linkTo(href('contact', {}, { service: 'fitting' })) }] : []),
        { label: returns.withdraw, link: linkTo(href('withdraw')) },
      ],
    },
  ]
}

function legalBlocks({ order, items }: FoundOrder, { words, language, linkTo, settings }: TemplateContext): Block[] {
  const texts = words.order_confirmation
  const { except } = DICTIONARIES[language].lensOrders.madeForYou
  const { email, phone } = settings.contact
  return [
    { is: 'title', text: texts.legalHeading },
    { is: 'small', text: fill(texts.withdrawal, { email, phone }) },
    ...(items.some(({ isMadeToOrder }) => isMadeToOrder) ? [{ is: 'small', text: except } as const] : []),
    { is: 'small', text: fill(texts.form, { shop: SHOP_NAME, email, number: order.id }) },
    { is: 'small', text: fill(texts.returns, { days: settings.shipping.returnsDays }) },
    { is: 'small', text: texts.guarantee },
    { is: 'title', text: texts.sellerHeading },
    {
      is: 'small',
      text: [SHOP_NAME, ...companyLines(language, settings), sellerAddress(language, settings), email, phone].join(
        ' · ',
      ),
    },
    {
      is: 'links',
      links: [
        { label: texts.terms, link: linkTo(href('terms')) },
        { label: texts.shippingReturns, link: linkTo(href('shipping-returns')) },
        { label: words.returns.withdraw, link: linkTo(href('withdraw')) },
        { label: words.returns.form, link: linkTo(href('withdrawal-form')) },
        { label: words.returns.notice, link: linkTo(href('guarantee')) },
      ],
    },
  ]
}
