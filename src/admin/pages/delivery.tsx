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
  const { pieces: words, stock } = useAdminWords()
  const api = useApi()
  const { options } = useStores()
  const [store, setStore] = useOwnStore()
  const [note, setNote] = useState('')
  const pieces = usePieces()
  const booking = useStockBooking({
    book: (requestKey, booked: Booked) => api.stock.deliver({ requestKey, ...booked }),
    done: words.delivered,
    screen: 'stock',
  })
  return (
    <>
      <PageHeading
        title={words.deliveryTitle}
        back={
          <Link to={adminHref('stock')} className="plain-link inline-block min-h-6 text-ink-soft">
            {stock.back}
          </Link>
        }
      />
      <div className="max-w-3xl space-y-6">
        <SelectField
          label={stock.store}
          options={options}
          value={store}
          onChange={(event) => setStore(event.target.value)}
          className="max-w-xl"
        />
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
        <ErrorBox text={booking.failure} />
        <Button
          disabled={!pieces.isSound}
          isBusy={booking.isBusy}
          onClick={() => booking.run({ store, note, lines: pieces.body })}
        >
          {words.deliverySubmit}
        </Button>
      </div>
    </>
  )
}

interface Booked {
  store: string
  note: string
  lines: { productId: number; quantity: number }[]
}
