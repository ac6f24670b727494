import { useState } from 'react'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InputField } from '../../ui/field.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { NoteForm } from '../site/note-form.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { Customer } from './customer.ts'
import { useCustomerChange } from './use-customer-change.ts'

type Note = Customer['notes'][number]

const loadForms = () => import('../../contract/admin/customers.ts')

export function CustomerNotes({ customer }: { customer: Customer }) {
  const { customer: words, frame } = useAdminWords()
  const may = useMay()
  const api = useApi()
  const change = useCustomerChange(customer.id)
  const [deleting, setDeleting] = useState<Note | null>(null)
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="mb-5 text-title">
        {words.notes}
      </h2>
      {may('customers.edit') && (
        <NoteForm
          words={words}
          add={(note) => change(() => api.customers.addNote(customer.id, note), words.noteAdded)}
        />
      )}
      {customer.notes.length === 0 && <p className="text-ink-soft">{words.noNotes}</p>}
      <ol className="space-y-4">
        {customer.notes.map((note) => (
          <li key={note.id}>
            <NoteView note={note} onDelete={may('customers.edit') ? () => setDeleting(note) : undefined} />
          </li>
        ))}
      </ol>
      <Dialog
        isOpen={deleting !== null}
        title={words.deleteTitle}
        closeLabel={frame.close}
        onClose={() => setDeleting(null)}
      >
        {deleting && <DeletionForm customer={customer} note={deleting} onDone={() => setDeleting(null)} />}
      </Dialog>
    </section>
  )
}

function NoteView({ note, onDelete }: { note: Note; onDelete: (() => void) | undefined }) {
  const { customer: words } = useAdminWords()
  const { language } = useSite()
  const { at, staffName, text, deleted } = note
  const date = formatDate(at, 'moment', language)
  return (
    <>
      {deleted ? (
        <p className="border border-dashed border-hairline px-3.5 py-2.5 text-small text-ink-soft">
          {fill(words.noteDeleted, {
            name: deleted.staffName,
            date: formatDate(deleted.at, 'momentDay', language),
            reason: deleted.reason,
          })}
        </p>
      ) : (
        <p className="border border-hairline bg-white px-3.5 py-2.5 text-small break-words whitespace-pre-line">
          {text}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-label text-ink-soft">
        <span>
          {staffName} · <time dateTime={at}>{date}</time>
        </span>
        {!deleted && onDelete && (
          <Button
            look="bare"
            className="min-h-8 text-label"
            aria-label={fill(words.deleteNoteOf, { date })}
            onClick={onDelete}
          >
            {words.deleteNote}
          </Button>
        )}
      </p>
    </>
  )
}

function DeletionForm({ customer: { id }, note, onDone }: { customer: Customer; note: Note; onDone: () => void }) {
  const { customer: words } = useAdminWords()
  const api = useApi()
  const change = useCustomerChange(id)
  const failure = useFailure()
  const form = useForm({
    id: 'delete-note',
    names: ['reason'],
    loadSchema: () => loadForms().then((module) => module.noteDeletionForm),
    send: async ({ reason }) => {
      failure.clear()
      await change(() => api.customers.deleteNote(id, note.id, reason), words.deleted)
      onDone()
    },
    onFailure: failure.set,
  })
  return (
    <form {...form.props} aria-label={words.deleteTitle} className="max-w-md">
      <blockquote className="mb-5 line-clamp-4 border-l-2 border-hairline pl-4 text-small whitespace-pre-line text-ink-soft">
        {note.text}
      </blockquote>
      <ErrorBox text={failure.text} />
      <InputField
        {...form.field('reason')}
        label={words.reason}
        hint={words.reasonHint}
        maxLength={200}
        autoComplete="off"
        required
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {words.deleteSubmit}
        </Button>
        <Button look="outline" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
