import { dayInCyprus } from '../../domain/calendar.ts'
import { formatMoney } from '../../domain/money.ts'
import { fill } from '../../i18n/translate.ts'
import type { EmailContent } from '../email/email-content.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { dayFigures } from '../email/words.ts'
import { factsOf, lineOf, picturesOf, sumsOf } from './order-confirmation-email.ts'
import { ORDER_LINK_DAYS, orderUrl } from './order-link.ts'
import { findOrder } from './orders.ts'

interface Change {
  orderId: string
  differenceCents: number
}

/** What an order holds after staff have changed it, as its confirmation did before. */
export async function orderChanged(
  { orderId, differenceCents }: Change,
  context: TemplateContext,
): Promise<EmailContent> {
  const { shop, words, queued } = context
  const found = await findOrder(shop, orderId)
  if (found === null) throw new Error(`there is no order ${orderId}`)
  const { order, items } = found
  const texts = words.order_changed
  const { show, linkLasts } = words.order_confirmation
  const pictures = await picturesOf(items, context)
  return {
    subject: fill(texts.subject, { number: order.id }),
    preview: fill(texts.preview, { total: formatMoney(order.totalCents) }),
    heading: texts.heading,
    blocks: [
      { is: 'text', text: fill(texts.text, { number: order.id, date: dayFigures(dayInCyprus(order.createdAt)) }) },
      { is: 'lines', lines: items.map((item) => lineOf(item, pictures, context)) },
      sumsOf(order, context),
      { is: 'text', text: differenceText(differenceCents, context) },
      { is: 'facts', facts: factsOf(found, context) },
      { is: 'button', label: show, link: orderUrl(shop, order.id, new Date(queued.createdAt)) },
      { is: 'small', text: fill(linkLasts, { days: ORDER_LINK_DAYS }) },
    ],
    pictures,
  }
}

function differenceText(cents: number, { words: { order_changed: texts } }: TemplateContext): string {
  if (cents === 0) return texts.same
  return fill(cents > 0 ? texts.more : texts.less, { amount: formatMoney(Math.abs(cents)) })
}
