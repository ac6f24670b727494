import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { isOrderNumber } from '../../domain/order-number.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import type { Claim } from './returns.ts'

export function AnswerClaim({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { returnsDesk: words } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const failure = useFailure()
  const requestKey = useRequestKey()
  const [state, setState] = useState(claim.mayBecome[0])
  const [answer, setAnswer] = useState('')
  const [typed, setTyped] = useState('')
  const orderNumber = typed.trim().toUpperCase()
  const isWrong = orderNumber !== '' && !isOrderNumber(orderNumber)
  const sending = useAsyncAction(async () => {
    failure.clear()
    if (state === undefined || isWrong) return
    const found = orderNumber === '' ? {} : { orderNumber }
    const body = { version: claim.version, requestKey: requestKey.get(), state, answer, ...found }
    await api.returns.answerClaim(claim.id, body)
    onDone()
    toast.show({ title: words.done })
    await queries.invalidateQueries({ predicate: ({ queryKey }) => /guarantee-claims/.test(String(queryKey[0])) })
  }, failure.set)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.run()
  }
  return (
    <form onSubmit={submit} noValidate className="max-w-xl space-y-5">
      <ErrorBox text={failure.text} />
      <SelectField
        label={words.answerStep}
        value={state}
        onChange={({ target }) => setState(claim.mayBecome.find((one) => one === target.value))}
        options={claim.mayBecome.map((one) => ({ value: one, name: words.claimState[one] }))}
      />
      {claim.orderId === null && (
        <InputField
          label={words.answerOrder}
          value={typed}
          error={isWrong ? words.invalidNumber : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <TextAreaField
        label={words.answerText}
        rows={4}
        maxLength={2000}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" isBusy={sending.isBusy}>
        {words.send}
      </Button>
    </form>
  )
}
