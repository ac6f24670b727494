import type { BankPayment } from '../../src/server/bank-page/bank-payment.ts'
import { type BankStore, createMemoryStore } from '../../src/server/bank-page/bank-store.ts'

/** A store of the bank's payments that can be read as a whole. */
export function rememberingStore(): { store: BankStore; payments: () => BankPayment[] } {
  const memory = createMemoryStore()
  const latest = new Map<string, BankPayment>()
  return {
    payments: () => [...latest.values()],
    store: {
      ...memory,
      async insert(payment) {
        const isNew = await memory.insert(payment)
        if (isNew) latest.set(payment.id, structuredClone(payment))
        return isNew
      },
      change: (id, act) =>
        memory.change(id, (payment) => {
          const done = act(payment)
          latest.set(id, structuredClone(payment))
          return done
        }),
    },
  }
}
