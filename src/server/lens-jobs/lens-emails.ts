import type { LensQuestionRow } from '../db/lens-jobs-schema.ts'
import type { EmailContent } from '../email/email-content.ts'
import { type EmailPayloads, enqueueEmail } from '../email/enqueue-email.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { getOrderRow, orderEmail } from '../orders/order-email.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { questionLink } from './question-link.ts'

interface Asked {
  question: Pick<LensQuestionRow, 'id' | 'kind'>
  isReminder?: boolean
}

/** Writes to the buyer. Nothing of a prescription or of the question itself is in the e-mail. */
export async function enqueueLensEmail(
  shop: Shop,
  { id: orderId, shippingAddress, language }: OrderRow,
  kind: 'lens_question',
  { question, isReminder = false }: Asked,
): Promise<void> {
  const { email: recipient } = shippingAddress
  if (recipient === '') return
  const link = questionLink(shop, question.id)
  await enqueueEmail(shop, {
    kind,
    recipient,
    language,
    payload: { orderId, link, isPaperAsked: question.kind === 'prescription', isReminder },
    dedupeKey: `${kind}:${question.id}:${isReminder}`,
  })
}

/** Tells the buyer that a pair is not made, or that somebody must measure. */
export async function enqueueLensNews(
  shop: Shop,
  { id: orderId, shippingAddress, language }: OrderRow,
  kind: 'lens_refused' | 'lens_measuring',
  job: { id: number; version: number },
): Promise<void> {
  const { email: recipient } = shippingAddress
  if (recipient === '') return
  await enqueueEmail(shop, {
    ...{ kind, recipient, language, payload: { orderId } },
    dedupeKey: `${kind}:${job.id}:${job.version}`,
  })
}

export async function lensQuestion(
  { orderId, link, isPaperAsked, isReminder }: EmailPayloads['lens_question'],
  context: TemplateContext,
): Promise<EmailContent> {
  const order = await getOrderRow(context, orderId)
  const { lens_question: words, lens_paper } = context.words
  const texts = isPaperAsked ? lens_paper : words
  const content = orderEmail({ order, texts, blocks: [{ is: 'button', label: texts.answer, link }] }, context)
  return isReminder ? { ...content, subject: `${words.reminder} ${content.subject}` } : content
}

export async function lensRefused({ orderId }: EmailPayloads['lens_refused'], context: TemplateContext) {
  const order = await getOrderRow(context, orderId)
  const texts = context.words.lens_refused
  return orderEmail({ order, texts, blocks: [{ is: 'text', text: texts.money }] }, context)
}

export async function lensMeasuring({ orderId }: EmailPayloads['lens_measuring'], context: TemplateContext) {
  const order = await getOrderRow(context, orderId)
  const texts = context.words.lens_measuring
  return orderEmail({ order, texts, blocks: [{ is: 'text', text: texts.bring }] }, context)
}
