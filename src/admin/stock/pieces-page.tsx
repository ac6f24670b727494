import { type ReactNode, useState } from 'react'
import { Link } from '../../client/link.tsx'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'
import { PieceList, usePieces } from './piece-list.tsx'
import { type BookingOptions, useStockBooking } from './use-stock-booking.ts'

interface PiecesPageProps extends BookingOptions {
  title: string
  /** Of the link to the screen that it came from. */
  back: string
  submit: string
  /** The stores between which the pieces move. */
  children: ReactNode
}

/** Scans or types pieces and books them all at once. */
export function PiecesPage({ title, screen, back, submit, done, book, children }: PiecesPageProps) {
  const { stock: words } = useAdminWords()
  const [note, setNote] = useState('')
  const pieces = usePieces()
  const booking = useStockBooking({ book, done, screen })
  return (
    <>
      <PageHeading
        title={title}
        back={
          <Link to={adminHref(screen)} className="plain-link inline-block min-h-6 text-ink-soft">
            {back}
          </Link>
        }
      />
      <div className="max-w-3xl space-y-6">
        {children}
        <PieceList pieces={pieces} />
        <InputField
          label={words.note}
          hint={words.noteHint}
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
          onClick={() => booking.run({ note, lines: pieces.body })}
        >
          {submit}
        </Button>
      </div>
    </>
  )
}
