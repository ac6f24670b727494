import { type FormEvent, useEffect, useRef } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { ChoiceChips } from './choice-chips.tsx'
import type { Appointment } from './diary-page.ts'
import { useDiaryChange } from './use-diary-change.ts'
import { useDiaryNames } from './use-diary-names.ts'

interface CancelFormProps {
  appointment: Appointment
  onBack: () => void
  onDone: () => void
}

export function CancelForm({ appointment, onBack, onDone }: CancelFormProps) {
  const { booking: words } = useAdminWords()
  const names = useDiaryNames()
  const api = useApi()
  const change = useDiaryChange()
  const failure = useFailure()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { id, version, email, startsAt } = appointment
  const seen = useRef(version)
  const isSilent = email === null || (startsAt !== null && new Date(startsAt) <= new Date())
  const cancelling = useAsyncAction(async () => {
    failure.clear()
    const isByStore = form.current ? new FormData(form.current).get('by') !== 'customer' : true
    const cancelled = await change(() => api.diary.cancel(id, { version: seen.current, isByStore }))
    if (!cancelled) return onBack()
    toast.show({ title: words.cancelled })
    onDone()
  }, failure.set)
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    cancelling.run()
  }
  return (
    <form ref={form} onSubmit={onSubmit} aria-label={words.cancelTitle} className="space-y-6">
      <div>
        <p className="figures font-medium">
          {appointment.time} {names.person(appointment)}
        </p>
        <p className="mt-2 text-small text-ink-soft">
          {isSilent ? words.cancelTextSilent : fill(words.cancelText, { email: email ?? '' })}
        </p>
      </div>
      <ErrorBox text={failure.text} />
      <ChoiceChips
        legend={words.cancelWhy}
        field={{ id: 'cancel-by', name: 'by' }}
        options={(['customer', 'store'] as const).map((value) => ({ value, shown: words.cancelBy[value] }))}
        defaultValue="customer"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={cancelling.isBusy}>
          {words.cancelSubmit}
        </Button>
        <Button look="outline" onClick={onBack}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
