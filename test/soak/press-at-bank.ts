import type { BuyerAct } from '../../src/server/bank-page/buyer-acts.ts'
import type { FaultyBank } from './faulty-bank.ts'

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

export function findAtBank(bank: FaultyBank, payUrl: string) {
  const id = new URL(payUrl).pathname.split('/').at(-1)
  return bank.payments().find((payment) => payment.id === id)
}

/** A press on the page of the bank, whose messages may be late, lost, or before the buyer. */
export async function pressAtBank(bank: FaultyBank, payUrl: string, act: BuyerAct): Promise<void> {
  bank.bank.behave({
    signals: pick(['once', 'once', 'once', 'late', 'lost']),
    isSignalFirst: Math.random() < 0.5,
    signalMethod: pick(['GET', 'POST']),
    amountOffCents: Math.random() < 0.03 ? -1 : 0,
    refunds: pick(['done', 'done', 'done', 'pending', 'refused']),
  })
  await bank.act(findAtBank(bank, payUrl)?.id ?? '', act)
}

/** Ends the refunds that the bank has accepted. With a share of 1, all later ones are done at once. */
export async function endRefunds({ bank, payments }: FaultyBank, shareDone: number): Promise<void> {
  for (const { id, refunds } of payments()) {
    for (const { key, state } of refunds) {
      if (state === 'pending') await bank.endRefund(id, key, Math.random() < shareDone ? 'done' : 'failed')
    }
  }
  if (shareDone === 1) bank.behave({ refunds: 'done' })
}
