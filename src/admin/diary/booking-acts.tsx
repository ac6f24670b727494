import { useAsyncAction } from '../../client/use-async-action.ts'
import type { VisitStep } from '../../domain/diary.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { Appointment } from './diary-page.ts'
import { useDiaryChange } from './use-diary-change.ts'

interface BookingActsProps {
  appointment: Appointment
  onMove: () => void
  onCancel: () => void
}

/** What can be done with a booking: the first step is the usual one. */
export function BookingActs({ appointment, onMove, onCancel }: BookingActsProps) {
  const { booking: words, diary } = useAdminWords()
  const mayEdit = useMay()('appointments.edit')
  const api = useApi()
  const change = useDiaryChange()
  const failure = useFailure()
  const toast = useToast()
  const taking = useAsyncAction(async (step: VisitStep) => {
    failure.clear()
    const { id, version } = appointment
    const changed = await change(() => api.diary.takeStep(id, { version, step }))
    if (changed) toast.show({ title: fill(words.stepDone, { step: words.steps[step] }) })
  }, failure.set)
  if (!mayEdit) return null
  const isRequest = appointment.startsAt === null
  return (
    <div>
      <ErrorBox text={failure.text} />
      <div className="flex flex-wrap gap-3">
        {isRequest && appointment.isMovable && <Button onClick={onMove}>{diary.giveTime}</Button>}
        {appointment.steps.map((step, index) => (
          <Button
            key={step}
            look={index === 0 ? 'solid' : 'outline'}
            isBusy={taking.isBusy}
            onClick={() => taking.run(step)}
          >
            {words.steps[step]}
          </Button>
        ))}
        {!isRequest && appointment.isMovable && (
          <Button look="outline" onClick={onMove}>
            {words.move}
          </Button>
        )}
      </div>
      {appointment.isCancellable && (
        <Button look="bare" className="mt-4 min-h-11 text-terracotta" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}
