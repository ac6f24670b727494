import { useForm } from '../../client/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { useOrderChange } from './use-order-change.ts'

const loadForm = () => import('../../contract/admin/orders.ts')

export function NoteForm({ orderId }: { orderId: string }) {
  const { timeline: words } = useAdminWords()
  const api = useApi()
  const change = useOrderChange(orderId)
  const failure = useFailure()
  const requestKey = useRequestKey()
  const form = useForm({
    id: 'note',
    names: ['text'],
    loadSchema: () => loadForm().then((module) => module.orderNoteForm.pick({ text: true })),
    send: async ({ text }) => {
      failure.clear()
      await change(() => api.orders.addNote(orderId, { text, requestKey: requestKey.get() }), words.noteAdded)
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
