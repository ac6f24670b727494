import { type FormEvent, useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { Parcel } from './shipping.ts'
import { useReadParcelsAgain } from './shipping-query.ts'

const QUEUED: readonly Parcel['state'][] = ['stuck', 'lost', 'expired', 'refused', 'returning', 'returned']

function useAct() {
  const { frame } = useAdminWords()
  const readAgain = useReadParcelsAgain()
  const toast = useToast()
  const showError = useErrorToast()
  return useAsyncAction(
    async (act: () => Promise<unknown>, title: string) => {
      await act()
      toast.show({ title })
      await readAgain()
    },
    (error) => {
      showError(error, frame.notDone)
      void readAgain()
    },
  )
}

export function ParcelActs({ parcel }: { parcel: Parcel }) {
  const { shipping: words } = useAdminWords()
  const api = useApi()
  const acting = useAct()
  const { id, state, isCancellable } = parcel
  const isLabelled = state !== 'draft' && state !== 'cancelled' && state !== 'delivered' && state !== 'returned'
  return (
    <div className="mt-3 space-y-3">
      <div className="flex flex-wrap gap-2.5">
        {isLabelled && (
          <a
            href={`/api/admin/shipping/labels?ids=${id}`}
            target="_blank"
            rel="noreferrer"
            className="plain-link inline-flex min-h-11 items-center"
          >
            {words.label}
          </a>
        )}
        {isCancellable && (
          <Button
            look="bare"
            className="min-h-11"
            isBusy={acting.isBusy}
            onClick={() => acting.run(() => api.shipping.cancel(id), words.cancelled)}
          >
            {words.cancel}
          </Button>
        )}
        {(QUEUED.includes(state) || parcel.problem) && (
          <Button
            look="bare"
            className="min-h-11"
            isBusy={acting.isBusy}
            onClick={() => acting.run(() => api.shipping.markSeen(id), words.seen)}
          >
            {words.seen}
          </Button>
        )}
      </div>
      {parcel.problem && <SettleParcel id={id} />}
      {parcel.reports.length > 0 && <ReportParcel parcel={parcel} />}
    </div>
  )
}

/** The create had no good answer: ask again, or type in the number that the carrier has. */
function SettleParcel({ id }: { id: number }) {
  const { shipping: words } = useAdminWords()
  const api = useApi()
  const acting = useAct()
  const [number, setNumber] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() !== '') acting.run(() => api.shipping.settle(id, number.trim()), words.states.created)
  }
  return (
    <form onSubmit={onSubmit} aria-label={words.takeNumber} className="space-y-3">
      <Button
        look="outline"
        isBusy={acting.isBusy}
        onClick={() => acting.run(() => api.shipping.settle(id), words.askAgain)}
      >
        {words.askAgain}
      </Button>
      <InputField
        label={words.tracking}
        value={number}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setNumber(event.target.value)}
      />
      <Button type="submit" look="outline" isBusy={acting.isBusy} disabled={number.trim() === ''}>
        {words.takeNumber}
      </Button>
    </form>
  )
}

function ReportParcel({ parcel: { id, reports } }: { parcel: Parcel }) {
  const { shipping: words } = useAdminWords()
  const api = useApi()
  const acting = useAct()
  const [chosen, setChosen] = useState<(typeof reports)[number] | null>(null)
  const report = reports.find((one) => one === chosen) ?? reports[0]
  if (report === undefined) return null
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    acting.run(() => api.shipping.report(id, report), fill(words.reported, { state: words.states[report] }))
  }
  return (
    <form onSubmit={onSubmit} aria-label={words.report} className="flex flex-wrap items-end gap-2.5">
      <SelectField
        label={words.report}
        value={report}
        className="min-w-48 grow"
        onChange={(event) => setChosen(event.target.value as typeof report)}
        options={reports.map((value) => ({ value, name: words.states[value] }))}
      />
      <Button type="submit" look="outline" isBusy={acting.isBusy}>
        {words.note}
      </Button>
    </form>
  )
}
