import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isOrderNumber } from '../../domain/order-number.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { orderQuery } from '../orders/use-order-change.ts'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { type Pieces, PiecesFields, piecesOf } from './pieces-fields.tsx'
import type { Withdrawal } from './returns.ts'
import { useWithdrawalChange } from './use-withdrawal-change.ts'

/** Says to which order a statement belongs, and which of its pieces. */
export function MatchForm({ withdrawal }: { withdrawal: Withdrawal }) {
  const { returnsDesk: words } = useAdminWords()
  const [typed, setTyped] = useState(withdrawal.orderId ?? withdrawal.orderNumber)
  const [isWrong, setWrong] = useState(false)
  const orderNumber = typed.trim().toUpperCase()
  const choosing = useChoosing(withdrawal, orderNumber)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!isOrderNumber(orderNumber))
    if (isOrderNumber(orderNumber)) choosing.run()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={words.match} className="max-w-md space-y-4">
      <p className="text-small text-ink-soft">{words.matchText}</p>
      <ErrorBox text={choosing.failure} />
      <InputField
        label={words.orderNumber}
        value={typed}
        spellCheck={false}
        error={isWrong ? words.invalidNumber : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {choosing.fields}
      <Button type="submit" isBusy={choosing.isBusy}>
        {words.match}
      </Button>
    </form>
  )
}

/** Chooses once more, where the buyer told the pieces in words. */
export function ChoosePieces({ withdrawal }: { withdrawal: Withdrawal & { orderId: string } }) {
  const { returnsDesk: words } = useAdminWords()
  const choosing = useChoosing(withdrawal, withdrawal.orderId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choosing.run()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={words.choosePieces} className="max-w-md space-y-4">
      <p className="text-small text-ink-soft">{words.choosePiecesText}</p>
      <ErrorBox text={choosing.failure} />
      {choosing.fields}
      <Button type="submit" look="outline" isBusy={choosing.isBusy}>
        {words.choosePieces}
      </Button>
    </form>
  )
}

/** The pieces of an order of which some are withdrawn: at first those chosen before, or all of a whole order. */
function useChoosing(withdrawal: Withdrawal, orderNumber: string) {
  const { returnsDesk: words } = useAdminWords()
  const api = useApi()
  const order = useQuery({ ...orderQuery(orderNumber), enabled: isOrderNumber(orderNumber), retry: false })
  const [chosen, setChosen] = useState<Pieces | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const items = (order.data?.items ?? []).filter(({ isMadeToOrder }) => !isMadeToOrder)
  // Told in words, nobody but staff knows which ones.
  const first = withdrawal.isWholeOrder ? items : []
  const pieces = chosen ?? piecesOf(withdrawal.lines.length > 0 ? withdrawal.lines : first)
  const lines = items.flatMap(({ productId }) => {
    const quantity = pieces[productId] ?? 0
    return quantity > 0 ? [{ productId, quantity }] : []
  })
  const acting = useWithdrawalChange(withdrawal, (seen) =>
    api.returns.match(withdrawal.id, { ...seen, orderNumber, ...(lines.length > 0 ? { lines } : {}) }),
  )
  const isMissing = isEmpty && items.length > 0 && lines.length === 0
  return {
    isBusy: acting.isBusy || order.isLoading,
    failure: isMissing ? words.noPieces : acting.failure,
    run: () => {
      setEmpty(true)
      // Of an order that can't be read, the server says what is wrong.
      if (items.length === 0 || lines.length > 0) acting.run()
    },
    fields: items.length > 0 && <PiecesFields items={items} pieces={pieces} onChange={setChosen} />,
  }
}
