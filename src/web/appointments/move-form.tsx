import { useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { TimeChoice } from './time-choice.tsx'
import { type SlotQuery, useFreeTimes } from './use-free-times.ts'
import { useToday } from './use-today.ts'

interface MoveFormProps {
  appointment: Appointment
  onMoved: (appointment: Appointment) => void
}

export function MoveForm({ appointment, onMoved }: MoveFormProps) {
  const { appointment: words } = useSite().words
  const today = useToday()
  const form = useMoveForm({ appointment, onMoved })
  const title = appointment.time === null ? words.moveTitleRequested : words.moveTitle
  return (
    <form {...form.props} onChange={form.noteChange} aria-label={title}>
      <h2 className="mb-6 text-title">{title}</h2>
      <ProblemSummary form={form} />
      <InputField
        {...form.field('date')}
        label={words.newDate}
        type="date"
        min={today}
        defaultValue={appointment.date}
        required
        className="max-w-64"
      />
      <div className="mt-6">
        <TimeChoice field={form.field('time')} free={form.free} chosen={form.chosen} />
      </div>
      <Button type="submit" isBusy={form.isBusy} className="mt-8 max-sm:w-full">
        {form.isBusy ? words.moving : words.move}
      </Button>
    </form>
  )
}

function useMoveForm({ appointment, onMoved }: MoveFormProps) {
  const { api, words, language } = useSite()
  const toast = useToast()
  const showError = useErrorToast()
  const [choice, setChoice] = useState<SlotQuery>({ date: appointment.date })
  const slots = useFreeTimes({ ...choice, store: appointment.store, service: appointment.service })
  const { noTimes, noTimesToMove } = words.appointment
  const free = { ...slots, note: slots.note === noTimes ? noTimesToMove : slots.note }

  const form = useForm({
    id: 'move',
    names: ['date', 'time'],
    loadSchema: () => import('../../contract/appointment-form.ts').then((module) => module.moveForm),
    send: async (checked) => {
      const moved = await api.appointments.move(appointment.token, checked)
      onMoved(moved)
      void slots.reload()
      const date = formatDate(moved.date, 'weekday', language)
      const description = fill(words.appointment.movedText, { date, time: moved.time ?? '' })
      toast.show({ title: words.appointment.moved, description })
    },
    onFailure: (error) => {
      showError(error, words.appointment.moveFailed)
      if (slots.times.length > 0) void slots.reload()
    },
  })
  const chosen = free.times.find((time) => time === choice.time) ?? ''
  return { ...form, free, chosen, noteChange: () => setChoice(form.read()) }
}
