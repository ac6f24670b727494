import { useForm } from '../../client/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { ErrorBox } from './error-box.tsx'
import { useFailure } from './use-failure.ts'
import { useRequestKey } from './use-request-key.ts'

interface NoteFormProps {
  words: { note: string; noteHint: string; addNote: string }
  add: (note: { text: string; requestKey: string }) => Promise<unknown>
}

const loadForm = () => import('../../contract/admin/note-form.ts')

/** Adds a note for colleagues. Trying again after a failure cannot add it twice. */
export function NoteForm({ words, add }: NoteFormProps) {
  const failure = useFailure()
  const requestKey = useRequestKey()
  const form = useForm({
    id: 'note',
    names: ['text'],
    loadSchema: () => loadForm().then((module) => module.noteForm.pick({ text: true })),
    send: async ({ text }) => {
      failure.clear()
      await add({ text, requestKey: requestKey.get() })
      requestKey.renew()
      form.props.ref.current?.reset()
    },
    onFailure: failure.set,
  })
  return (
    <form {...form.props} aria-label={words.note} className="mb-8">
      <ErrorBox text={failure.text} />
      <TextAreaField
        {...form.field('text')}
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={2_000}
        required
      />
      <Button type="submit" look="outline" isBusy={form.isBusy} className="mt-3">
        {words.addNote}
      </Button>
    </form>
  )
}
