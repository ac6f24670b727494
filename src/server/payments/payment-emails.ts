import type { EmailContent } from '../email/email-content.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { orderEmail } from '../orders/order-status-emails.ts'

interface About {
  orderId: string
}

export const paymentReceived = ({ orderId }: About, context: TemplateContext): Promise<EmailContent> =>
  orderEmail(orderId, context.words.payment_received, context)

export const transferReminder = ({ orderId }: About, context: TemplateContext): Promise<EmailContent> =>
  orderEmail(orderId, context.words.transfer_reminder, context)

export const orderExpired = ({ orderId }: About, context: TemplateContext): Promise<EmailContent> =>
  orderEmail(orderId, context.words.order_expired, context)
