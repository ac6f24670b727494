import { type BankBehaviour, NORMAL } from './bank-behaviour.ts'
import { bankKeys } from './bank-keys.ts'
import type { BankPayment } from './bank-payment.ts'
import type { BankStore } from './bank-store.ts'
import { createSignals, type SignalOptions } from './signals.ts'

export interface BankOptions {
  store: BankStore
  /** The public address of `/pay/…` and of the wires, without a trailing slash. */
  url: string
  /** What the shop signs in with, and the key of the signatures: all derived from it. */
  secret: string
  /** Where PayPal's signals go; JCC's go where each payment says. */
  payPalSignalUrl: string | null
  clock?: () => Date
  signals?: SignalOptions
}

/** A bank without money: it speaks the wires of JCC and PayPal and asks the buyer what shall happen. */
export function createBank(options: BankOptions) {
  let behaviour = NORMAL
  const keys = bankKeys(options.secret)
  const signals = createSignals({ keys, behaviour: () => behaviour, ...options.signals })
  return {
    ...options,
    keys,
    signals,
    now: options.clock ?? (() => new Date()),
    get behaviour() {
      return behaviour
    },
    behave(changes: Partial<BankBehaviour>) {
      behaviour = { ...behaviour, ...changes }
    },
    /** A pending refund comes to its end. */
    endRefund: (paymentId: string, key: string, state: 'done' | 'failed') =>
      options.store.change(paymentId, (payment) => {
        const refund = payment.refunds.find((one) => one.key === key)
        if (refund !== undefined) refund.state = state
      }),
    chargeBack: (paymentId: string) =>
      options.store.change(paymentId, (payment: BankPayment) => {
        payment.isChargedBack = true
      }),
  }
}

export type Bank = ReturnType<typeof createBank>
