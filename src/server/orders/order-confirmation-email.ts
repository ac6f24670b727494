import { href } from '../../contract/href.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { formatMoney } from '../../domain/money.ts'
import { CONTACT, SHIPPING, SHOP_NAME, VAT_PERCENT } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import type { Block, EmailContent, Fact, Line } from '../email/email-content.ts'
import { sellerAddress } from '../email/signature.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { dayFigures, SHARED } from '../email/words.ts'
import { ORDER_LINK_DAYS, orderUrl } from './order-link.ts'
import { photographOf, placeholderLink } from './order-thumbnail.ts'
import { findOrder, type ItemRow, type OrderRow } from './orders.ts'

/** Confirms an order with all that the law wants on a durable medium (Directive 2011/83/EU, art. 8(7)). */
export async function orderConfirmation(
  { orderId }: { orderId: string },
  tools: TemplateContext,
): Promise<EmailContent> {
  const { shop, words, language, row } = tools
  const found = await findOrder(shop, orderId)
  if (found === null) throw new Error(`there is no order ${orderId}`)
  const { order, items } = found
  const told = words.order_confirmation
  const total = formatMoney(order.totalCents)
  const payment = SHARED[language].checkout.paymentMethods[order.paymentMethod]
  const pictures = await picturesOf(items, tools)
  return {
    subject: fill(told.subject, { number: order.id }),
    preview: fill(told.preview, { total, payment }),
    heading: told.heading,
    blocks: [
      { is: 'text', text: fill(told.text, { number: order.id, date: dayFigures(dayInCyprus(order.createdAt)) }) },
      { is: 'lines', lines: items.map((item) => lineOf(item, pictures, tools)) },
      sumsOf(order, tools),
      { is: 'facts', facts: factsOf(order, tools) },
      { is: 'button', label: told.show, link: orderUrl(shop, order.id, row.createdAt) },
      { is: 'small', text: fill(told.linkLasts, { days: ORDER_LINK_DAYS }) },
      ...legalBlocks(order, tools),
    ],
    pictures,
  }
}

type Picture = NonNullable<EmailContent['pictures']>[number]

async function picturesOf(items: readonly ItemRow[], { shop }: TemplateContext): Promise<Picture[]> {
  const photographs = await Promise.all(
    items.map(async (item) => ({ slug: item.slug, content: await photographOf(shop, item) })),
  )
  return photographs.flatMap(({ slug, content }) =>
    content ? [{ cid: cidOf(slug), filename: `${slug}.png`, content }] : [],
  )
}

const cidOf = (slug: string) => `${slug}@pictures`

function lineOf(item: ItemRow, pictures: readonly Picture[], { words, language, linkTo }: TemplateContext): Line {
  const { quantity, priceCents, slug, image } = item
  const picture = pictures.find(({ cid }) => cid === cidOf(slug))
  return {
    name: localized(item, 'name', language),
    note: fill(words.order_confirmation.quantity, { quantity, price: formatMoney(priceCents) }),
    amount: formatMoney(quantity * priceCents),
    picture: picture ? `cid:${picture.cid}` : linkTo(placeholderLink(slug, image)),
  }
}

function sumsOf(order: OrderRow, { words, language }: TemplateContext): Block {
  const told = words.order_confirmation
  const { shippingMethods } = SHARED[language].checkout
  return {
    is: 'sums',
    sums: [
      { name: told.subtotal, amount: formatMoney(order.subtotalCents) },
      {
        name: shippingMethods[order.shippingMethod],
        amount: order.shippingCents === 0 ? told.free : formatMoney(order.shippingCents),
      },
      { name: told.total, amount: formatMoney(order.totalCents), isTotal: true },
    ],
    note: fill(told.vat, { amount: formatMoney(order.vatCents), percent: VAT_PERCENT }),
  }
}

function factsOf(order: OrderRow, { words }: TemplateContext): Fact[] {
  const told = words.order_confirmation
  const { firstName, lastName, address, postalCode, city, country } = order.shippingAddress
  const total = formatMoney(order.totalCents)
  return [
    {
      name: told.deliverTo,
      value: [`${firstName} ${lastName}`, address, `${postalCode} ${city}`, country].join('\n'),
    },
    {
      name: told.delivery,
      value: fill(told.estimate[order.shippingMethod] as '{estimate}', { estimate: SHIPPING.deliveryEstimate }),
    },
    {
      name: told.payment,
      value: fill(told.payments[order.paymentMethod] as '{total} {number}', { total, number: order.id }),
    },
  ]
}

function legalBlocks(order: OrderRow, { words, language, linkTo }: TemplateContext): Block[] {
  const told = words.order_confirmation
  const { email, phone } = CONTACT
  return [
    { is: 'title', text: told.legalHeading },
    { is: 'small', text: fill(told.withdrawal, { email, phone }) },
    { is: 'small', text: fill(told.form, { shop: SHOP_NAME, email, number: order.id }) },
    { is: 'small', text: fill(told.returns, { days: SHIPPING.returnsDays }) },
    { is: 'small', text: told.guarantee },
    { is: 'title', text: told.sellerHeading },
    { is: 'small', text: [SHOP_NAME, sellerAddress(language), email, phone].join(' · ') },
    {
      is: 'links',
      links: [
        { label: told.terms, link: linkTo(href('terms')) },
        { label: told.shippingReturns, link: linkTo(href('shipping-returns')) },
      ],
    },
  ]
}
