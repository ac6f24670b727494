import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { isOrderNumber } from '../../domain/order-number.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { ClaimRefund } from './claim-refund.tsx'
import type { Claim } from './returns.ts'

export function AnswerClaim({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { returnsDesk: words } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const failure = useFailure()
  const requestKey = useRequestKey()
  const may = useMay()
  const steps = claim.mayBecome.filter((one) => may('orders.refund') || (one !== 'reduce' && one !== 'refund'))
  const [state, setState] = useState(steps[0])
  const [answer, setAnswer] = useState('')
  const [typed, setTyped] = useState('')
  const orderNumber = typed.trim().toUpperCase()
  const known = claim.orderId ?? orderNumber
  const isWrong = orderNumber !== '' && !isOrderNumber(orderNumber)
  const sending = useAsyncAction(async () => {
    failure.clear()
    if (state === undefined || state === 'reduce' || state === 'refund' || isWrong) return
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
    // One wrapper for both, so that the choice of a step keeps the focus.
    <div className="max-w-2xl space-y-5">
      <ErrorBox text={failure.text} />
      <SelectField
        label={words.answerStep}
        value={state}
        onChange={({ target }) => setState(steps.find((one) => one === target.value))}
        options={steps.map((one) => ({ value: one, name: words.claimState[one] }))}
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
      {state === 'reduce' || state === 'refund' ? (
        isOrderNumber(known) ? (
          <ClaimRefund {...{ claim, decision: state, orderNumber: known, answer, onDone }} />
        ) : (
          <p className="text-small text-ink-soft">{words.refundNeedsOrder}</p>
        )
      ) : (
        <form onSubmit={submit} noValidate>
          <Button type="submit" isBusy={sending.isBusy}>
            {words.send}
          </Button>
        </form>
      )}
    </div>
  )
}
