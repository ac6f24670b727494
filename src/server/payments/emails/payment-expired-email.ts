import { href } from '../../../contract/href.ts'
import type { EmailContent } from '../../email/email-content.ts'
import type { EmailPayloads } from '../../email/enqueue-email.ts'
import type { TemplateContext } from '../../email/template-context.ts'
import { getOrderRow, orderEmail } from '../../orders/order-email.ts'

export async function paymentExpired(
  { orderId }: EmailPayloads['payment_expired'],
  context: TemplateContext,
): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const texts = context.words.payment_expired
  const text = order.paymentMethod === 'bank_transfer' ? texts.transferText : texts.text
  const again = [
    { is: 'text' as const, text: texts.again },
    { is: 'links' as const, links: [{ label: texts.button, link: context.linkTo(href('collections')) }] },
  ]
  return orderEmail({ order, texts: { ...texts, text }, blocks: again }, context)
}
