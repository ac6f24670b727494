import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { OrderForBuyer } from '../../contract/orders.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface CancelOrderProps {
  cancel: () => Promise<OrderForBuyer>
  onCancelled: (order: OrderForBuyer) => void
}

/** Asks once more before the order is cancelled. */
export function CancelOrder({ cancel, onCancelled }: CancelOrderProps) {
  const { words } = useSite()
  const { cancel: texts } = words.order
  const toast = useToast()
  const showError = useErrorToast()
  const [isAsking, setAsking] = useState<boolean>()
  const ask = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  // The focus moves to the button that takes the place of the pressed one.
  useEffect(() => {
    if (isAsking !== undefined) (isAsking ? keep : ask).current?.focus()
  }, [isAsking])
  const { isBusy, run } = useAsyncAction(
    async () => {
      onCancelled(await cancel())
      toast.show({ title: texts.done, description: texts.doneText })
    },
    (error) => showError(error, texts.failed),
  )
  return (
    <div>
      <p className="mb-3 text-small text-ink-soft">{texts.text}</p>
      {isAsking ? (
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isBusy} onClick={() => run()}>
            {isBusy ? texts.busy : texts.sure}
          </Button>
          <Button ref={keep} look="outline" disabled={isBusy} onClick={() => setAsking(false)}>
            {texts.keep}
          </Button>
        </div>
      ) : (
        <Button ref={ask} look="outline" onClick={() => setAsking(true)}>
          {texts.ask}
        </Button>
      )}
    </div>
  )
}
