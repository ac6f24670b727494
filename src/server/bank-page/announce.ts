import type { Bank } from './bank.ts'
import type { BankPayment } from './bank-payment.ts'

type Operation = 'approved' | 'deposited' | 'reversed' | 'refunded'

const OPERATIONS: Partial<Record<BankPayment['state'], Operation>> = {
  authorised: 'approved',
  captured: 'deposited',
  reversed: 'reversed',
}

/** Tells the shop what a payment has become. */
export async function announce(bank: Bank, payment: BankPayment): Promise<void> {
  if (payment.wire === 'jcc') {
    const operation = OPERATIONS[payment.state]
    if (operation !== undefined) await sendJcc(bank, payment, { operation, status: '1' })
    return
  }
  if (payment.state === 'approved') return sendPayPal(bank, payment, 'CHECKOUT.ORDER.APPROVED')
  if (payment.state === 'captured') return sendPayPal(bank, payment, 'PAYMENT.CAPTURE.COMPLETED')
}

export async function announceDecline(bank: Bank, payment: BankPayment): Promise<void> {
  if (payment.wire === 'jcc') return sendJcc(bank, payment, { operation: 'deposited', status: '0' })
  return sendPayPal(bank, payment, 'PAYMENT.CAPTURE.DENIED')
}

export async function announceRefund(bank: Bank, payment: BankPayment): Promise<void> {
  if (payment.wire === 'jcc') return sendJcc(bank, payment, { operation: 'refunded', status: '1' })
  return sendPayPal(bank, payment, 'PAYMENT.CAPTURE.REFUNDED')
}

async function sendJcc(bank: Bank, payment: BankPayment, message: { operation: Operation; status: string }) {
  if (payment.signalUrl === null) return
  const { id, number, amountCents } = payment
  await bank.signals.sendJcc(payment.signalUrl, {
    mdOrder: id,
    orderNumber: number,
    amount: String(amountCents),
    ...message,
  })
}

async function sendPayPal(bank: Bank, { id, number }: BankPayment, event_type: string) {
  if (bank.payPalSignalUrl === null) return
  const resource = event_type.startsWith('CHECKOUT.')
    ? { id, purchase_units: [{ custom_id: number }] }
    : { id: `${id}-C`, custom_id: number, supplementary_data: { related_ids: { order_id: id } } }
  await bank.signals.sendPayPal(bank.payPalSignalUrl, { event_type, resource })
}
