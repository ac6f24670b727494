import { dayInCyprus } from '../../domain/calendar.ts'
import { fill } from '../../i18n/translate.ts'
import type { Block, EmailContent } from '../email/email-content.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { dayFigures } from '../email/words.ts'
import { ORDER_LINK_DAYS, orderUrl } from './order-link.ts'
import { findOrder, type OrderRow } from './orders.ts'

type Texts = Record<'subject' | 'preview' | 'heading' | 'text', string>

interface OrderEmailParts {
  order: OrderRow
  texts: Texts
  /** What fills the texts beside `{number}` and `{date}`. */
  values?: Readonly<Record<string, string>>
  blocks: readonly Block[]
}

export async function getOrderRow({ shop }: Pick<TemplateContext, 'shop'>, orderId: string): Promise<OrderRow> {
  const found = await findOrder(shop, orderId)
  if (found === null) throw new Error(`there is no order ${orderId}`)
  return found.order
}

/** An e-mail about one order: a text, blocks, and the link to the order. */
export function orderEmail({ order, texts, values = {}, blocks }: OrderEmailParts, context: TemplateContext) {
  const { shop, words, queued } = context
  const all = { number: order.id, date: dayFigures(dayInCyprus(order.createdAt)), ...values }
  const filled = (text: string) => fill(text as '{number} {date}', all)
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
  } satisfies EmailContent
}
