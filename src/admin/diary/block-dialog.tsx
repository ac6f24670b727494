import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import type { Diary } from './diary-page.ts'
import { QUARTERS } from './place-fields.tsx'
import { useDiaryReload } from './use-diary-change.ts'
import { useDiaryNames } from './use-diary-names.ts'

interface BlockDialogProps {
  isOpen: boolean
  diary: Diary
  date: string
  onClose: () => void
}

export function BlockDialog({ isOpen, onClose, ...form }: BlockDialogProps) {
  const { blocking: words, frame } = useAdminWords()
  return (
    <Dialog isOpen={isOpen} title={words.title} closeLabel={frame.close} onClose={onClose}>
      <BlockForm {...form} onDone={onClose} />
    </Dialog>
  )
}

function BlockForm({ diary, date, onDone }: Omit<BlockDialogProps, 'isOpen' | 'onClose'> & { onDone: () => void }) {
  const { blocking: words, booking, diary: diaryWords } = useAdminWords()
  const names = useDiaryNames()
  const form = useBlockForm(diary.store.id, onDone)
  const times = QUARTERS.map((time) => ({ value: time, name: time }))
  const seats = Array.from({ length: diary.store.seats }, (_, index) => index + 1)
  return (
    <form {...form.props} aria-label={words.title} className="max-w-lg space-y-5">
      <p className="text-ink-soft">{words.text}</p>
      <ProblemSummary form={form} />
      <ErrorBox text={form.failure} />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField {...form.field('date')} label={booking.date} type="date" defaultValue={date} required />
        <SelectField
          {...form.field('seat')}
          label={booking.seat}
          options={[
            { value: '', name: diaryWords.allSeats },
            ...seats.map((number) => ({ value: String(number), name: names.seat(number) })),
          ]}
        />
        <SelectField {...form.field('from')} label={words.from} defaultValue="13:00" options={times} />
        <SelectField {...form.field('to')} label={words.to} defaultValue="14:00" options={times} />
      </div>
      <InputField {...form.field('reason')} label={words.reason} hint={words.reasonHint} autoComplete="off" />
      <Button type="submit" isBusy={form.isBusy}>
        {words.submit}
      </Button>
    </form>
  )
}

function useBlockForm(store: string, onDone: () => void) {
  const { blocking: words } = useAdminWords()
  const api = useApi()
  const reload = useDiaryReload()
  const toast = useToast()
  const failure = useFailure()
  const requestKey = useRequestKey()
  const form = useForm({
    id: 'block',
    names: ['date', 'seat', 'from', 'to', 'reason'],
    loadSchema: async () => {
      const { blockForm } = await import('../../contract/admin/diary-forms.ts')
      return {
        safeParse: (typed: unknown) => {
          const { seat, ...fields } = typed as Record<string, string>
          const number = seat ? Number(seat) : null
          return blockForm.safeParse({ ...fields, store, seat: number, requestKey: requestKey.get() })
        },
      }
    },
    send: async (checked) => {
      failure.clear()
      await api.diary.block(checked)
      await reload()
      toast.show({ title: words.done })
      onDone()
    },
    onFailure: failure.set,
  })
  return { ...form, failure: failure.text }
}
