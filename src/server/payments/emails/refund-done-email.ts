import { eq } from 'drizzle-orm'
import { formatMoney } from '../../../domain/money.ts'
import { payments, refunds } from '../../db/payments-schema.ts'
import type { Block, EmailContent } from '../../email/email-content.ts'
import type { EmailPayloads } from '../../email/enqueue-email.ts'
import type { TemplateContext } from '../../email/template-context.ts'
import { getOrderRow, orderEmail } from '../../orders/order-email.ts'

export async function refundDone(
  { orderId, refundId, documentNumber }: EmailPayloads['refund_done'],
  context: TemplateContext,
): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const { amountCents, kind, method } = await getRefund(context, refundId)
  const texts = context.words.refund_done
  const amount = formatMoney(amountCents)
  const way = kind !== 'gateway' ? kind : method === 'paypal' ? 'paypal' : 'credit_card'
  const facts = [
    { name: texts.order, value: order.id },
    { name: texts.amount, value: amount },
    ...(documentNumber === undefined ? [] : [{ name: texts.creditNote, value: documentNumber }]),
  ]
  const blocks: Block[] = [
    { is: 'text', text: texts.ways[way] },
    { is: 'facts', facts },
    ...(documentNumber === undefined ? [] : [{ is: 'text' as const, text: texts.attached }]),
  ]
  return orderEmail({ order, texts, values: { amount }, blocks }, context)
}

async function getRefund({ shop }: TemplateContext, refundId: number) {
  const [refund] = await shop.db
    .select({ amountCents: refunds.amountCents, kind: refunds.kind, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  if (refund === undefined) throw new Error(`there is no refund ${refundId}`)
  return refund
}
