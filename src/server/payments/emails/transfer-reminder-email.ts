import { dayInCyprus } from '../../../domain/calendar.ts'
import { formatMoney } from '../../../domain/money.ts'
import { fill } from '../../../i18n/translate.ts'
import type { Block, EmailContent } from '../../email/email-content.ts'
import type { EmailPayloads } from '../../email/enqueue-email.ts'
import type { TemplateContext } from '../../email/template-context.ts'
import { dayFigures } from '../../email/words.ts'
import { getOrderRow, orderEmail } from '../../orders/order-email.ts'
import { transferFacts } from '../../orders/order-payment-email.ts'

const DAY_MS = 86_400_000

export async function transferReminder(
  { orderId }: EmailPayloads['transfer_reminder'],
  context: TemplateContext,
): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const texts = context.words.transfer_reminder
  const written = new Date(context.queued.createdAt)
  const until = order.heldUntil ?? written
  const days = Math.max(0, Math.ceil((until.valueOf() - written.valueOf()) / DAY_MS))
  const values = { total: formatMoney(order.totalCents), until: dayFigures(dayInCyprus(until)) }
  const blocks: Block[] = [
    { is: 'text', text: fill(texts.left, { days }) },
    { is: 'facts', facts: transferFacts(order, context) },
    { is: 'small', text: texts.sent },
  ]
  return orderEmail({ order, texts, values, blocks }, context)
}
