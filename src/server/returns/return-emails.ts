import { formatMoney } from '../../domain/money.ts'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import type { Block, EmailContent } from '../email/email-content.ts'
import type { EmailPayloads } from '../email/enqueue-email.ts'
import { sellerAddress } from '../email/signature.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { dayFigures } from '../email/words.ts'

/** The acknowledgement on a durable medium that Directive 2011/83/EU, article 11a(4), asks for. */
export function withdrawalReceipt(
  payload: EmailPayloads['withdrawal_receipt'],
  { words, language }: TemplateContext,
): EmailContent {
  const { withdrawal_receipt: texts, returns } = words
  const moment = formatDate(payload.statedAt, 'momentToSecond', language)
  const { reference } = payload
  return {
    subject: fill(texts.subject, { reference }),
    preview: fill(texts.preview, { moment }),
    heading: texts.heading,
    blocks: [
      { is: 'text', text: texts.text },
      { is: 'title', text: texts.statement },
      {
        is: 'facts',
        facts: [
          { name: returns.reference, value: reference },
          { name: returns.statedAt, value: moment },
          { name: returns.name, value: payload.name },
          { name: returns.order, value: payload.orderNumber },
          { name: returns.email, value: payload.email },
          { name: returns.pieces, value: payload.isWholeOrder ? returns.wholeOrder : payload.pieces },
        ],
      },
      { is: 'text', text: texts.next },
      { is: 'small', text: `${returns.hash}: ${payload.contentHash}` },
    ],
  }
}

export function withdrawalHowToSend(
  { reference, orderNumber, goodsDueOn, accountLink }: EmailPayloads['withdrawal_how_to_send'],
  context: TemplateContext,
): EmailContent {
  const { words, language, settings } = context
  const texts = words.withdrawal_how_to_send
  const day = dayFigures(goodsDueOn)
  const stores = settings.stores.filter(({ isClosed }) => !isClosed)
  return {
    subject: fill(texts.subject, { number: orderNumber }),
    preview: fill(texts.preview, { day }),
    heading: texts.heading,
    blocks: [
      { is: 'text', text: fill(texts.text, { day, reference }) },
      {
        is: 'facts',
        facts: [
          { name: texts.address, value: [SHOP_NAME, sellerAddress(language, settings)].join('\n') },
          ...stores.map((store) => ({
            name: localized(store, 'name', language),
            value: localized(store, 'address', language),
          })),
        ],
      },
      { is: 'text', text: texts.receipt },
      { is: 'small', text: texts.cost },
      ...accountBlocks(accountLink, context),
    ],
  }
}

export function withdrawalArrived(
  { orderNumber: number, accountLink }: EmailPayloads['withdrawal_arrived'],
  context: TemplateContext,
): EmailContent {
  const { subject, preview, heading, text } = context.words.withdrawal_arrived
  return {
    subject: fill(subject, { number }),
    preview,
    heading,
    blocks: [{ is: 'text', text: fill(text, { number }) }, ...accountBlocks(accountLink, context)],
  }
}

export function withdrawalDecided(
  { orderNumber: number, refundCents, deductionCents, reason, accountLink }: EmailPayloads['withdrawal_decided'],
  context: TemplateContext,
): EmailContent {
  const texts = context.words.withdrawal_decided
  const amount = formatMoney(refundCents)
  const kept = fill(texts.deduction, { amount: formatMoney(deductionCents), reason })
  return {
    subject: fill(texts.subject, { number, amount }),
    preview: texts.preview,
    heading: texts.heading,
    blocks: [
      { is: 'text', text: fill(texts.text, { number, amount }) },
      ...(deductionCents > 0 ? [{ is: 'text', text: kept } as const] : []),
      ...accountBlocks(accountLink, context),
    ],
  }
}

export function withdrawalRefused(
  { reference, orderNumber, reason }: EmailPayloads['withdrawal_refused'],
  { words }: TemplateContext,
): EmailContent {
  const { subject, preview, heading, text, rights } = words.withdrawal_refused
  return {
    subject: fill(subject, { reference }),
    preview,
    heading,
    blocks: [
      { is: 'text', text: fill(text, { number: orderNumber, reason }) },
      { is: 'text', text: rights },
    ],
  }
}

export function guaranteeReceipt(
  { reference, orderNumber: number, description, claimedAt }: EmailPayloads['guarantee_receipt'],
  { words, language }: TemplateContext,
): EmailContent {
  const texts = words.guarantee_receipt
  return {
    subject: fill(texts.subject, { reference }),
    preview: texts.preview,
    heading: texts.heading,
    blocks: [
      { is: 'text', text: fill(texts.text, { number }) },
      {
        is: 'facts',
        facts: [
          { name: words.returns.reference, value: reference },
          { name: texts.claimedAt, value: formatDate(claimedAt, 'momentToSecond', language) },
          { name: texts.wrong, value: description },
        ],
      },
    ],
  }
}

export function guaranteeAnswer(
  { reference, orderNumber: number, state, answer }: EmailPayloads['guarantee_answer'],
  { words }: TemplateContext,
): EmailContent {
  const texts = words.guarantee_answer
  return {
    subject: fill(texts.subject, { reference }),
    preview: texts.preview,
    heading: texts.heading,
    blocks: [
      { is: 'text', text: fill(texts.text, { number }) },
      { is: 'text', text: texts.states[state] },
      ...(answer === '' ? [] : [{ is: 'text', text: answer } as const]),
    ],
  }
}

function accountBlocks(link: string | undefined, { words }: TemplateContext): Block[] {
  if (link === undefined) return []
  return [
    { is: 'text', text: words.returns.accountText },
    { is: 'button', label: words.returns.account, link },
  ]
}
