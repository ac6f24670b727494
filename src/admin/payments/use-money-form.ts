import { useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import type { OrderMoney } from './money.ts'
import { useMoneyChange } from './use-order-money.ts'

interface MoneyForm {
  orderId: string
  /** @returns what is missing, in words; `null` to go on */
  check?: () => string | null
  send: (requestKey: string) => Promise<OrderMoney>
  done: string
  onDone: () => void
}

/** Sends a form of money once, however often it is pressed or tried again. */
export function useMoneyForm({ orderId, check, send, done, onDone }: MoneyForm) {
  const change = useMoneyChange(orderId)
  const failure = useFailure()
  const requestKey = useRequestKey()
  const [missing, setMissing] = useState<string | null>(null)
  const acting = useAsyncAction(async () => {
    failure.clear()
    const wrong = check?.() ?? null
    setMissing(wrong)
    if (wrong !== null) return
    if (await change(() => send(requestKey.get()), done)) onDone()
  }, failure.set)
  return { ...acting, failure: missing ?? failure.text }
}
