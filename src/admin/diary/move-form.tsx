import { useEffect, useRef, useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { Appointment, Diary } from './diary-page.ts'
import { PlaceFields } from './place-fields.tsx'
import { isOutsideHours, useDiaryChange } from './use-diary-change.ts'
import { useDiaryNames } from './use-diary-names.ts'

interface MoveFormProps {
  appointment: Appointment
  diary: Diary
  onBack: () => void
  onMoved: (after: Appointment) => void
}

export function MoveForm({ appointment, diary, onBack, onMoved }: MoveFormProps) {
  const { booking: words } = useAdminWords()
  const names = useDiaryNames()
  const [store, setStore] = useState(diary.store.id)
  const form = useMoveForm({ appointment, onBack, onMoved })
  const isRequest = appointment.startsAt === null
  const submit = isRequest ? words.giveTimeSubmit : words.moveSubmit
  const seats = diary.stores.find(({ id }) => id === store)?.seats ?? 1
  return (
    <form {...form.props} aria-label={isRequest ? words.giveTimeTitle : words.moveTitle} className="space-y-6">
      <p className="font-medium">{names.person(appointment)}</p>
      <ProblemSummary form={form} />
      <ErrorBox text={form.failure} />
      <PlaceFields field={form.field} place={appointment} seats={seats} />
      {isRequest && (
        <SelectField
          {...form.field('service')}
          label={words.service}
          defaultValue={appointment.service ?? 'eye_exam'}
          options={diary.services.map(({ name }) => ({ value: name, name: names.service({ service: name }) }))}
        />
      )}
      <SelectField
        {...form.field('store')}
        label={words.store}
        defaultValue={store}
        onChange={({ target }) => setStore(target.value)}
        options={diary.stores.map((one) => ({ value: one.id, name: names.store(one) }))}
      />
      <p className="text-label text-ink-soft">
        {appointment.email ? fill(words.moveText, { email: appointment.email }) : words.noEmail}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {form.isConfirming ? words.moveAnyway : submit}
        </Button>
        <Button look="outline" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  )
}

function useMoveForm({ appointment, onBack, onMoved }: Omit<MoveFormProps, 'diary'>) {
  const api = useApi()
  const change = useDiaryChange()
  const failure = useFailure()
  const [isConfirming, setConfirming] = useState(false)
  const { id, version } = appointment
  // What was seen when the form was opened.
  const seen = useRef(version)
  const form = useForm({
    id: 'move',
    names: ['date', 'time', 'seat', 'store', 'service'],
    loadSchema: async () => {
      const { staffMoveForm } = await import('../../contract/admin/diary-forms.ts')
      return {
        safeParse: (typed: unknown) => {
          const { seat, ...fields } = typed as Record<string, string>
          return staffMoveForm.safeParse({ ...fields, seat: seat ? Number(seat) : undefined, version: seen.current })
        },
      }
    },
    send: async (checked) => {
      failure.clear()
      const after = await change(() => api.diary.move(id, { ...checked, isOutsideHours: isConfirming }))
      if (after) onMoved(after)
      else onBack()
    },
    onFailure: (error) => {
      failure.set(error)
      setConfirming(isOutsideHours(error))
    },
  })
  const { ref } = form.props
  useEffect(() => {
    const time = ref.current?.elements.namedItem('time')
    if (time instanceof HTMLElement) time.focus()
  }, [ref])
  return { ...form, failure: failure.text, isConfirming }
}
