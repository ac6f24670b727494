import { useState } from 'react'
import { useSite, useWords } from '../../client/site-context.tsx'
import type { PrescriptionHead } from '../../contract/prescriptions.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TryAgain } from '../site/try-again.tsx'
import { ErasePrescription } from './erase-prescription.tsx'
import { OpenedPrescription } from './opened-prescription.tsx'
import { PrescriptionForm } from './prescription-form.tsx'
import { usePrescriptions } from './use-prescriptions.ts'

/** The prescriptions of an account. */
export function PrescriptionBook() {
  const words = useWords().prescriptions
  const { data, isError, refetch } = usePrescriptions()
  const [isAdding, setAdding] = useState(false)
  const [erased, setErased] = useState<PrescriptionHead | null>(null)
  if (isError) return <TryAgain words={words} onTry={refetch} />
  if (!data) return <Skeleton className="h-48 max-w-2xl" />
  if (isAdding) return <PrescriptionForm onDone={() => setAdding(false)} />
  return (
    <div className="max-w-2xl">
      <p className="mb-6 text-small text-ink-soft">{words.text}</p>
      {data.length === 0 && <p className="mb-6">{words.none}</p>}
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {data.map((head) => (
          <Entry key={head.id} head={head} onErase={() => setErased(head)} />
        ))}
      </ul>
      <Button className="mt-8" onClick={() => setAdding(true)}>
        {words.add}
      </Button>
      <ErasePrescription head={erased} onDone={() => setErased(null)} />
    </div>
  )
}

function Entry({ head, onErase }: { head: PrescriptionHead; onErase: () => void }) {
  const { words, language } = useSite()
  const { prescriptions } = words
  const [isOpen, setOpen] = useState(false)
  const date = formatDate(head.savedAt, 'momentDay', language)
  const until = head.keptUntil === null ? '' : formatDate(head.keptUntil, 'day', language)
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <p>{fill(prescriptions.savedOn, { date, until })}</p>
        <p className="flex gap-x-6">
          <Button
            look="bare"
            className="min-h-11"
            aria-expanded={isOpen}
            aria-label={fill(isOpen ? prescriptions.hideOf : prescriptions.showOf, { date })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? prescriptions.hide : prescriptions.show}
          </Button>
          <Button look="bare" className="min-h-11" aria-label={fill(prescriptions.eraseOf, { date })} onClick={onErase}>
            {prescriptions.erase}
          </Button>
        </p>
      </div>
      {isOpen && <OpenedPrescription id={head.id} />}
    </li>
  )
}
