import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { CARRIER_IDS, type CarrierId } from '../../domain/carriers.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useFieldErrors } from '../site/use-field-errors.ts'
import { useCarrierName } from './use-carrier-name.ts'

type Report = { matched: number; queued: number; known: number }

/** What a courier paid: from its file or, with a connection, from itself. The same again changes nothing. */
export function ReadPaymentForm() {
  const { carrierCash: words, shipping } = useAdminWords()
  const carrierName = useCarrierName()
  const api = useApi()
  const queries = useQueryClient()
  const failure = useFailure()
  const fields = useFieldErrors()
  const carriers = useQuery(adminQuery('GET /api/admin/shipping/carriers', {})).data ?? []
  const [carrier, setCarrier] = useState<CarrierId>('acs')
  const [paidOn, setPaidOn] = useState(() => dayInCyprus(new Date()))
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const reading = useAsyncAction(async (read: () => Promise<Report>) => {
    failure.clear()
    setReport(null)
    setReport(await read())
    await queries.invalidateQueries({ queryKey: adminQuery('GET /api/admin/shipping/cash', {}).queryKey })
  }, failure.set)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!fields.check({ csv: file === null ? words.fileMissing : undefined }) || file === null) return
    reading.run(async () => api.shipping.importCash({ carrier, paidOn, csv: await file.text() }))
  }
  const asks = carrier === 'acs' && carriers.some(({ id, isConnected }) => id === carrier && isConnected)
  return (
    <section aria-labelledby="read-payment">
      <h2 id="read-payment" className="mb-4 text-title">
        {words.read}
      </h2>
      <form ref={fields.form} onSubmit={onSubmit} aria-labelledby="read-payment" className="space-y-4" noValidate>
        <ErrorBox text={failure.text} />
        <SelectField
          label={shipping.carrier}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value as CarrierId)}
          options={CARRIER_IDS.filter((id) => id !== 'boxnow').map((id) => ({
            value: id,
            name: carrierName(id),
          }))}
        />
        <InputField
          label={words.day}
          type="date"
          value={paidOn}
          max={dayInCyprus(new Date())}
          onChange={(event) => setPaidOn(event.target.value)}
        />
        <InputField
          label={words.file}
          hint={words.fileHint}
          type="file"
          accept=".csv,text/csv"
          error={fields.errors.csv}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={reading.isBusy}>
            {words.submit}
          </Button>
          {asks && (
            <Button
              look="outline"
              isBusy={reading.isBusy}
              onClick={() => reading.run(() => api.shipping.fetchCash({ carrier, paidOn }))}
            >
              {words.fetch}
            </Button>
          )}
        </div>
        {report && (
          <p role="status" className="figures text-small">
            {fill(words.done, report)}
          </p>
        )}
      </form>
    </section>
  )
}
