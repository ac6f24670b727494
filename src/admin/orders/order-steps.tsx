import { useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { ORDER_TRANSITIONS } from '../../domain/order-status.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { EditOrder } from './edit-order.tsx'
import type { AdminOrder, OrderStep } from './order.ts'
import { ReturnOrder } from './return-order.tsx'
import { CollectForm, ShipForm } from './step-forms.tsx'
import { useOrderChange } from './use-order-change.ts'

type Step = OrderStep['status']

/** What the order may become next: one primary button, from the answer of the server. */
export function OrderSteps({ order }: { order: AdminOrder }) {
  const { order: words, orders } = useAdminWords()
  const [asking, setAsking] = useState<Step | null>(null)
  const taking = useStep(order)
  const isCollected = order.shippingMethod === 'collection'
  const steps = order.mayBecome
    .filter((status): status is Step => Object.hasOwn(words.steps, status))
    .filter((status) => !isCollected || status !== 'shipped')
  const mayBeCancelled = order.mayBecome.includes('cancelled')

  if (steps.length === 0 && !mayBeCancelled && !order.isReturnable) {
    const isAtEnd = ORDER_TRANSITIONS[order.status].length === 0
    return <p className="text-small text-ink-soft">{isAtEnd ? words.nothingNext : words.notYours}</p>
  }
  const take = (status: Step) => (needsDetails(status) ? setAsking(status) : taking.run(status))
  return (
    <div className="flex flex-col gap-2.5">
      {steps.map((status, index) => (
        <Button
          key={status}
          look={index === 0 ? 'solid' : 'outline'}
          isBusy={taking.isBusy}
          onClick={() => take(status)}
        >
          {words.steps[status]}
        </Button>
      ))}
      {order.isEditable && <EditOrder order={order} />}
      {order.isReturnable && <ReturnOrder order={order} />}
      {mayBeCancelled && <CancelOrder order={order} />}
      <StepDialog order={order} step={asking} onClose={() => setAsking(null)} />
      <p role="status" className="sr-only">
        {orders.status[order.status]}
      </p>
    </div>
  )
}

const needsDetails = (status: Step) => status === 'shipped' || status === 'ready_for_collection'

function useStep(order: AdminOrder) {
  const { order: words, orders, frame } = useAdminWords()
  const api = useApi()
  const change = useOrderChange(order.id)
  const showError = useErrorToast()
  return useAsyncAction(
    async (status: Step) => {
      const done = fill(words.stepDone, { status: orders.status[status] })
      await change(() => api.orders.takeStep(order.id, { version: order.version, status }), done)
    },
    (error) => showError(error, frame.notDone),
  )
}

function StepDialog({ order, step, onClose }: { order: AdminOrder; step: Step | null; onClose: () => void }) {
  const { order: words, frame } = useAdminWords()
  const isShipped = step === 'shipped'
  return (
    <Dialog
      isOpen={step !== null}
      title={isShipped ? words.shipTitle : words.collectTitle}
      closeLabel={frame.close}
      onClose={onClose}
    >
      {isShipped ? <ShipForm order={order} onDone={onClose} /> : <CollectForm order={order} onDone={onClose} />}
    </Dialog>
  )
}
