import { useState } from 'react'
import { Link } from '../../client/link.tsx'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'
import { PieceList, usePieces } from '../stock/piece-list.tsx'
import { useStockBooking } from '../stock/use-stock-booking.ts'
import { useOwnStore, useStores } from '../stock/use-stores.ts'

export function Page() {
  const { pieces: words, stock, transfers } = useAdminWords()
  const api = useApi()
  const { options } = useStores()
  const [fromStore, setFromStore] = useOwnStore()
  const [chosen, setChosen] = useState('')
  const others = options.filter(({ value }) => value !== fromStore)
  const toStore = others.some(({ value }) => value === chosen) ? chosen : (others[0]?.value ?? '')
  const [note, setNote] = useState('')
  const pieces = usePieces()
  const sending = useStockBooking({
    book: (requestKey, sent: Sent) => api.transfers.send({ requestKey, ...sent }),
    done: words.sent,
    screen: 'transfers',
  })
  return (
    <>
      <PageHeading
        title={words.transferTitle}
        back={
          <Link to={adminHref('transfers')} className="plain-link inline-block min-h-6 text-ink-soft">
            {transfers.title}
          </Link>
        }
      />
      <div className="max-w-3xl space-y-6">
        <div className="grid max-w-xl gap-5 sm:grid-cols-2">
          <SelectField
            label={words.from}
            options={options}
            value={fromStore}
            onChange={(event) => setFromStore(event.target.value)}
          />
          <SelectField
            label={words.to}
            options={others}
            value={toStore}
            onChange={(event) => setChosen(event.target.value)}
          />
        </div>
        <PieceList pieces={pieces} />
        <InputField
          label={stock.note}
          hint={stock.noteHint}
          maxLength={200}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          className="max-w-xl"
        />
        <ErrorBox text={sending.failure} />
        <Button
          disabled={!pieces.isSound}
          isBusy={sending.isBusy}
          onClick={() => sending.run({ fromStore, toStore, note, lines: pieces.body })}
        >
          {words.transferSubmit}
        </Button>
      </div>
    </>
  )
}

interface Sent {
  fromStore: string
  toStore: string
  note: string
  lines: { productId: number; quantity: number }[]
}
