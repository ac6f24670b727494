import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { formatOpening } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import type { EmailContent } from '../email/email-content.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { getOrderRow, orderEmail } from './order-email.ts'

interface About {
  orderId: string
}

export async function orderReady({ orderId }: About, context: TemplateContext): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const { words, language, settings } = context
  const store = settings.stores.find(({ id }) => id === order.collectionStore)
  const texts = words.order_ready
  if (store === undefined) return orderEmail({ order, texts, blocks: [] }, context)
  const facts = [
    { name: texts.store, value: localized(store, 'address', language) },
    { name: texts.hours, value: formatOpening(store.opening, DICTIONARIES[language].weekdays) },
    { name: texts.phone, value: store.phone },
  ]
  return orderEmail({ order, texts, blocks: [{ is: 'facts', facts }] }, context)
}

export async function orderCancelled({ orderId }: About, context: TemplateContext): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const texts = context.words.order_cancelled
  return orderEmail({ order, texts, blocks: [{ is: 'text', text: texts.refund }] }, context)
}
