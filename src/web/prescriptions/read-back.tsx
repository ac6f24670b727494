import { type FormEvent, useRef, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { CONSENT_VERSION, keptUntil } from '../../domain/prescription/keeping.ts'
import type { WarningCode } from '../../domain/prescription/plausibility.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FocusedTitle } from './focused-title.tsx'
import { Missing } from './missing.tsx'
import { PrescriptionValues } from './prescription-values.tsx'
import { Tick } from './tick.tsx'
import { UnusualValues } from './unusual-values.tsx'
import type { ReadEntry } from './use-entry-form.ts'
import { usePrescriptions } from './use-prescriptions.ts'

interface ReadBackProps {
  read: ReadEntry
  onChange: () => void
  onDone: () => void
}

/** What was understood, beside the paper: unusual values are confirmed one by one, and the consent is given. */
export function ReadBack({ read, onChange, onDone }: ReadBackProps) {
  const { words, language } = useSite()
  const { form, readBack } = words.prescriptions
  const saving = useSaving(read, onDone)
  const until = formatDate(keptUntil(dayInCyprus(new Date())), 'day', language)
  return (
    <form method="post" noValidate className="max-w-3xl" onSubmit={saving.submit}>
      <FocusedTitle>{readBack.title}</FocusedTitle>
      <PrescriptionValues prescription={read.prescription} className="mt-6" />
      <UnusualValues warnings={read.warnings} confirmed={saving.confirmed} onConfirm={saving.confirm} />
      <fieldset className="mt-10">
        <legend className="text-lead">{readBack.consentTitle}</legend>
        <Tick label={fill(readBack.consent, { until })} isTicked={saving.isAgreed} onChange={saving.agree} />
      </fieldset>
      <Missing text={saving.missing} attempt={saving.attempt} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" isBusy={saving.isBusy}>
          {saving.isBusy ? form.saving : form.save}
        </Button>
        <Button look="outline" disabled={saving.isBusy} onClick={onChange}>
          {form.change}
        </Button>
      </div>
    </form>
  )
}

function useSaving(read: ReadEntry, onDone: () => void) {
  const { api, words } = useSite()
  const { show } = usePrescriptions()
  const toast = useToast()
  const showError = useErrorToast()
  const [confirmed, setConfirmed] = useState<readonly WarningCode[]>([])
  const [isAgreed, agree] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const requestKey = useRef(crypto.randomUUID())
  const { readBack, saved } = words.prescriptions
  const isConfirmed = read.warnings.every(({ code }) => confirmed.includes(code))
  const missing = !isConfirmed ? readBack.warningMissing : isAgreed ? '' : readBack.consentMissing
  const saving = useAsyncAction(
    async () => {
      const { entry, age } = read
      const form = { age, consentVersion: CONSENT_VERSION, confirmedWarnings: [...confirmed] }
      const prisms = (eye: 'right' | 'left') => ({ ...entry[eye], prisms: [...entry[eye].prisms] })
      const typed = { ...entry, right: prisms('right'), left: prisms('left') }
      const body = { ...form, entry: typed, requestKey: requestKey.current }
      show(await api.call('POST /api/account/prescriptions', { body }))
      toast.show({ title: saved })
      onDone()
    },
    (error) => showError(error, words.errors.unavailable),
  )
  return {
    isBusy: saving.isBusy,
    confirmed,
    confirm: (code: WarningCode, isTicked: boolean) =>
      setConfirmed(isTicked ? [...confirmed, code] : confirmed.filter((one) => one !== code)),
    isAgreed,
    agree,
    missing: attempt > 0 ? missing : '',
    attempt,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setAttempt(attempt + 1)
      if (missing === '') saving.run()
    },
  }
}
