import { dayInCyprus } from '../../../domain/calendar.ts'
import { formatMoney } from '../../../domain/money.ts'
import { fill } from '../../../i18n/translate.ts'
import type { Block, EmailContent } from '../../email/email-content.ts'
import type { EmailPayloads } from '../../email/enqueue-email.ts'
import type { TemplateContext } from '../../email/template-context.ts'
import { dayFigures } from '../../email/words.ts'
import { getOrderRow, orderEmail } from '../../orders/order-email.ts'

export async function transferReminder(
  { orderId, daysLeft }: EmailPayloads['transfer_reminder'],
  context: TemplateContext,
): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const texts = context.words.transfer_reminder
  const until = order.heldUntil ?? new Date(new Date(context.queued.createdAt).valueOf() + daysLeft * 86_400_000)
  const values = { total: formatMoney(order.totalCents), until: dayFigures(dayInCyprus(until)) }
  const blocks: Block[] = [
    { is: 'text', text: fill(texts.left, { days: daysLeft }) },
    { is: 'small', text: texts.sent },
  ]
  return orderEmail({ order, texts, values, blocks }, context)
}
