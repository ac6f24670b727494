import { dayInCyprus, timeInCyprus } from '../../domain/calendar.ts'
import { groupedIban } from '../../domain/epc.ts'
import { formatMoney } from '../../domain/money.ts'
import { isGatewayMethod } from '../../domain/payment-view.ts'
import { fill } from '../../i18n/translate.ts'
import type { Block, Fact } from '../email/email-content.ts'
import type { TemplateContext } from '../email/template-context.ts'
import { dayFigures } from '../email/words.ts'
import { orderPaymentUrl } from './order-link.ts'
import type { OrderRow } from './orders.ts'

const isUnpaid = ({ paymentStatus, paymentMethod, status }: OrderRow) =>
  status !== 'cancelled' && paymentStatus === 'unpaid' && isGatewayMethod(paymentMethod)

const isTransferAwaited = ({ paymentStatus, paymentMethod, status }: OrderRow) =>
  status !== 'cancelled' && paymentStatus === 'awaiting_transfer' && paymentMethod === 'bank_transfer'

/** How an order is paid, in the list of its facts; what is paid already is not asked for again. */
export function paymentText(order: OrderRow, { words, settings }: TemplateContext): string {
  const { paymentMethod } = order
  const awaiting: Partial<Record<string, string>> = words.awaiting_payment.payments
  const isToSay = isUnpaid(order) || (isTransferAwaited(order) && settings.payments.bank.iban !== '')
  return (isToSay ? awaiting[paymentMethod] : undefined) ?? words.order_confirmation.payments[paymentMethod]
}

/** What the buyer still has to do to pay: a button to the payment's screen, or the account to transfer to. */
export function paymentBlocks(order: OrderRow, context: TemplateContext): Block[] {
  const { shop, words, queued, settings } = context
  if (isTransferAwaited(order) && settings.payments.bank.iban !== '') {
    return [{ is: 'facts', facts: transferFacts(order, context) }]
  }
  if (!isUnpaid(order)) return []
  const texts = words.awaiting_payment
  const until = order.heldUntil
  const text = until === null ? texts.plainText : fill(texts.text, { until: momentFigures(until) })
  return [
    { is: 'title', text: texts.title },
    { is: 'text', text },
    { is: 'button', label: texts.button, link: orderPaymentUrl(shop, order.id, new Date(queued.createdAt)) },
  ]
}

/** The account to transfer to; how to ask for it while the owner has not entered it. */
export function transferFacts(order: OrderRow, { words, settings }: TemplateContext): Fact[] {
  const { holder, iban, bic, name } = settings.payments.bank
  const texts = words.transfer
  const account =
    iban === ''
      ? [{ name: texts.iban, value: texts.byPhone }]
      : [
          { name: texts.holder, value: holder },
          { name: texts.iban, value: groupedIban(iban) },
          { name: texts.bic, value: bic },
          { name: texts.bank, value: name },
        ]
  return [
    ...account,
    { name: texts.reference, value: order.id },
    { name: texts.amount, value: formatMoney(order.totalCents) },
    ...(order.heldUntil === null ? [] : [{ name: texts.until, value: momentFigures(order.heldUntil) }]),
  ].filter(({ value }) => value !== '')
}

const momentFigures = (moment: Date) => `${dayFigures(dayInCyprus(moment))} ${timeInCyprus(moment)}`
