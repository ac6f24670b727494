import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface CancelChoiceProps {
  token: string
  onCancelled: (appointment: Appointment) => void
}

export function CancelChoice({ token, onCancelled }: CancelChoiceProps) {
  const { appointment: words } = useSite().words
  const [isConfirming, setConfirming] = useState<boolean>()
  const askButton = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const { isBusy, cancel } = useCancelling(token, onCancelled)
  // The focus moves to the button that takes the place of the pressed one.
  useEffect(() => {
    if (isConfirming !== undefined) (isConfirming ? keep : askButton).current?.focus()
  }, [isConfirming])
  return (
    <section aria-labelledby="cancel">
      <h2 id="cancel" className="text-title">
        {words.cancelTitle}
      </h2>
      <p className="mt-3 text-ink-soft">{words.cancelText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isConfirming ? (
          <>
            <Button isBusy={isBusy} onClick={() => cancel()}>
              {isBusy ? words.cancelling : words.cancelSure}
            </Button>
            <Button ref={keep} look="outline" disabled={isBusy} onClick={() => setConfirming(false)}>
              {words.keep}
            </Button>
          </>
        ) : (
          <Button ref={askButton} look="outline" onClick={() => setConfirming(true)}>
            {words.cancel}
          </Button>
        )}
      </div>
    </section>
  )
}

function useCancelling(token: string, onCancelled: (appointment: Appointment) => void) {
  const { api, words } = useSite()
  const toast = useToast()
  const showError = useErrorToast()
  const { isBusy, run } = useAsyncAction(
    async () => {
      onCancelled(await api.appointments.cancel(token))
      toast.show({ title: words.appointment.cancelled, description: words.appointment.cancelledText })
    },
    (error) => showError(error, words.appointment.cancelFailed),
  )
  return { isBusy, cancel: run }
}
