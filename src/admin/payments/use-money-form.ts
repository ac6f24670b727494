import type { FormEvent } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useFailure } from '../site/use-failure.ts'
import { type FieldErrors, useFieldErrors } from '../site/use-field-errors.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { useMoneyChange } from './use-order-money.ts'

interface MoneyForm {
  orderId: string
  /** @returns what is wrong with the fields before anything is sent */
  check?: () => FieldErrors
  send: (requestKey: string) => Promise<unknown>
  done: string
  onDone: () => void
}

/** Sends a form of money once, however often it is pressed or tried again. */
export function useMoneyForm({ orderId, check, send, done, onDone }: MoneyForm) {
  const change = useMoneyChange(orderId)
  const failure = useFailure({ namesFields: true })
  const requestKey = useRequestKey()
  const fields = useFieldErrors()
  const acting = useAsyncAction(
    async () => {
      failure.clear()
      if (!fields.check(check?.() ?? {})) return
      if (await change(() => send(requestKey.get()), done)) onDone()
    },
    (error) => {
      failure.set(error)
      fields.take(error)
    },
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    acting.run()
  }
  return {
    ...acting,
    errors: fields.errors,
    props: { ref: fields.form, onSubmit, noValidate: true },
    failure: failure.text,
  }
}
