import { type FormEvent, useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { saveFile } from '../site/save-file.ts'

/** The accountant's file; of the month before, unless other days are chosen. */
export function ExportDocuments() {
  const { documents: words, frame } = useAdminWords()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        {words.export}
      </Button>
      <Dialog isOpen={isOpen} title={words.exportTitle} closeLabel={frame.close} onClose={close}>
        <ExportForm onDone={close} />
      </Dialog>
    </>
  )
}

function ExportForm({ onDone }: { onDone: () => void }) {
  const { documents: words, frame } = useAdminWords()
  const api = useApi()
  const confirmed = useConfirmed()
  const toast = useToast()
  const showError = useErrorToast()
  const [days, setDays] = useState(() => monthBefore(new Date()))
  const { from, to } = days
  const exporting = useAsyncAction(
    async () => {
      const text = await confirmed(() => api.documents.export(days))
      if (text === undefined) return
      saveFile(`documents-${from}-${to}.csv`, 'text/csv;charset=utf-8', text)
      onDone()
      toast.show({ title: words.exported })
    },
    (error) => showError(error, frame.notDone),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    exporting.run()
  }
  return (
    <form onSubmit={submit}>
      <p className="mb-6 max-w-md">{words.exportText}</p>
      <div className="mb-6 flex flex-wrap gap-4">
        <InputField
          label={words.from}
          type="date"
          required
          max={to}
          value={from}
          onChange={(event) => setDays({ from: event.target.value, to })}
        />
        <InputField
          label={words.to}
          type="date"
          required
          min={from}
          value={to}
          onChange={(event) => setDays({ from, to: event.target.value })}
        />
      </div>
      <Button type="submit" isBusy={exporting.isBusy}>
        {words.exportSubmit}
      </Button>
    </form>
  )
}

function monthBefore(now: Date): { from: string; to: string } {
  const to = addDays(`${dayInCyprus(now).slice(0, 8)}01`, -1)
  return { from: `${to.slice(0, 8)}01`, to }
}
