import { and, desc, eq, inArray } from 'drizzle-orm'
import { formatMoney } from '../../../domain/money.ts'
import { DICTIONARIES } from '../../../i18n/dictionaries.ts'
import { payments } from '../../db/payments-schema.ts'
import type { Block, EmailContent } from '../../email/email-content.ts'
import type { EmailPayloads } from '../../email/enqueue-email.ts'
import type { TemplateContext } from '../../email/template-context.ts'
import { getOrderRow, orderEmail } from '../../orders/order-email.ts'
import type { OrderRow } from '../../orders/orders.ts'
import type { Shop } from '../../shop.ts'

export async function paymentReceived(
  { orderId, documentNumber }: EmailPayloads['payment_received'],
  context: TemplateContext,
): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const texts = context.words.payment_received
  const amount = formatMoney(await capturedCents(context.shop, order))
  const method = DICTIONARIES[context.language].checkout.paymentMethods[order.paymentMethod]
  const facts = [
    { name: texts.paid, value: amount },
    { name: texts.method, value: method },
    ...(documentNumber === undefined ? [] : [{ name: texts.invoice, value: documentNumber }]),
  ]
  const blocks: Block[] = [
    { is: 'text', text: order.status === 'delivered' ? texts.handedOver : texts.next[order.shippingMethod] },
    { is: 'facts', facts },
    ...(documentNumber === undefined ? [] : [{ is: 'text' as const, text: texts.attached }]),
  ]
  return orderEmail({ order, texts, values: { amount }, blocks }, context)
}

/** What the payment brought in that the order was paid with. */
async function capturedCents({ db }: Shop, { id, totalCents }: OrderRow): Promise<number> {
  const [payment] = await db
    .select({ capturedCents: payments.capturedCents })
    .from(payments)
    .where(and(eq(payments.orderId, id), inArray(payments.state, ['captured', 'part_refunded', 'refunded'])))
    .orderBy(desc(payments.id))
    .limit(1)
  return payment?.capturedCents ?? totalCents
}
