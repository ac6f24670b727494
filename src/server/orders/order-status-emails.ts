import { dayInCyprus } from '../../domain/calendar.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { formatOpening } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import type { Block, EmailContent, Fact } from '../email/email-content.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { dayFigures } from '../email/words.ts'
import { deliveryAddress } from './order-confirmation-email.ts'
import { ORDER_LINK_DAYS, orderUrl } from './order-link.ts'
import { findOrder, type OrderRow } from './orders.ts'

type Texts = Record<'subject' | 'preview' | 'heading' | 'text', string>
interface About {
  orderId: string
}

export async function orderShipped({ orderId }: About, context: TemplateContext): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const { words } = context
  const tracking: Fact[] =
    order.trackingNumber === null ? [] : [{ name: words.order_shipped.trackingNumber, value: order.trackingNumber }]
  const facts = [...tracking, { name: words.order_confirmation.deliverTo, value: deliveryAddress(order, context) }]
  return contentOf(order, words.order_shipped, [{ is: 'facts', facts }], context)
}

export async function orderReady({ orderId }: About, context: TemplateContext): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const { words, language, settings } = context
  const store = settings.stores.find(({ id }) => id === order.collectionStore)
  const texts = words.order_ready
  if (store === undefined) return contentOf(order, texts, [], context)
  const facts = [
    { name: texts.store, value: localized(store, 'address', language) },
    { name: texts.hours, value: formatOpening(store.opening, DICTIONARIES[language].weekdays) },
    { name: texts.phone, value: store.phone },
  ]
  return contentOf(order, texts, [{ is: 'facts', facts }], context)
}

export async function orderCancelled({ orderId }: About, context: TemplateContext): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const texts = context.words.order_cancelled
  return contentOf(order, texts, [{ is: 'text', text: texts.refund }], context)
}

/** What every e-mail about one order has, with texts of its own. */
export const orderEmail = async (orderId: string, texts: Texts, context: TemplateContext): Promise<EmailContent> =>
  contentOf(await getOrderRow(context, orderId), texts, [], context)

async function getOrderRow({ shop }: TemplateContext, orderId: string): Promise<OrderRow> {
  const found = await findOrder(shop, orderId)
  if (found === null) throw new Error(`there is no order ${orderId}`)
  return found.order
}

function contentOf(
  order: OrderRow,
  texts: Texts,
  blocks: readonly Block[],
  { shop, words, queued }: TemplateContext,
): EmailContent {
  const values = { number: order.id, date: dayFigures(dayInCyprus(order.createdAt)) }
  const filled = (text: string) => fill(text as '{number} {date}', values)
  const { show, linkLasts } = words.order_confirmation
  return {
    subject: filled(texts.subject),
    preview: filled(texts.preview),
    heading: texts.heading,
    blocks: [
      { is: 'text', text: filled(texts.text) },
      ...blocks,
      { is: 'button', label: show, link: orderUrl(shop, order.id, new Date(queued.createdAt)) },
      { is: 'small', text: fill(linkLasts, { days: ORDER_LINK_DAYS }) },
    ],
  }
}
