import type { BankPayment, Wire } from './bank-payment.ts'

/** Where the bank page keeps its payments. */
export interface BankStore {
  /** @returns false where its number is taken */
  insert(payment: BankPayment): Promise<boolean>
  find(id: string): Promise<BankPayment | null>
  findByNumber(wire: Wire, number: string): Promise<BankPayment | null>
  /** Runs `act` on the payment alone and stores what it changed; null where there is no such payment. */
  change<T>(id: string, act: (payment: BankPayment) => T): Promise<T | null>
}

/** For tests: forgets everything with its process. */
export function createMemoryStore(): BankStore {
  const payments = new Map<string, BankPayment>()
  const copy = (payment: BankPayment | undefined) => (payment === undefined ? null : structuredClone(payment))
  const findByNumber: BankStore['findByNumber'] = async (wire, number) =>
    copy([...payments.values()].find((one) => one.wire === wire && one.number === number))
  return {
    async insert(payment) {
      if (payments.has(payment.id) || (await findByNumber(payment.wire, payment.number)) !== null) return false
      payments.set(payment.id, structuredClone(payment))
      return true
    },
    find: async (id) => copy(payments.get(id)),
    findByNumber,
    async change(id, act) {
      const payment = payments.get(id)
      return payment === undefined ? null : act(payment)
    },
  }
}
