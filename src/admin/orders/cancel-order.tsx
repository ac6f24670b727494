import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { AdminOrder } from './order.ts'
import { useOrderChange } from './use-order-change.ts'

export function CancelOrder({ order }: { order: AdminOrder }) {
  const { order: words, frame } = useAdminWords()
  const { language } = useSite()
  const [isAsking, setAsking] = useState(false)
  const api = useApi()
  const change = useOrderChange(order.id)
  const failure = useFailure()
  const cancelling = useAsyncAction(async () => {
    failure.clear()
    await change(() => api.orders.cancel(order.id, order.version), words.cancelled)
    setAsking(false)
  }, failure.set)

  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const text = plural(words.cancelText, pieces, language).replace('{email}', order.shippingAddress.email)
  return (
    <>
      <Button look="bare" className="mt-1 min-h-8 self-start text-terracotta" onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <Dialog isOpen={isAsking} title={words.cancelTitle} closeLabel={frame.close} onClose={() => setAsking(false)}>
        <p className="mb-6 max-w-md">{order.shippingAddress.email === '' ? words.cancelTextErased : text}</p>
        <ErrorBox text={failure.text} />
        <div className="flex flex-wrap gap-3">
          <Button isBusy={cancelling.isBusy} onClick={cancelling.run}>
            {words.cancelSubmit}
          </Button>
          <Button look="outline" onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
