import { useQuery } from '@tanstack/react-query'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { CarrierId } from '../../domain/carriers.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { useRequestKey } from '../site/use-request-key.ts'
import { useReadParcelsAgain } from './shipping-query.ts'
import { useCarrierName } from './use-carrier-name.ts'

/** A label for goods that the buyer sends back, by each carrier that the shop has a connection with. */
export function ReturnParcel({ orderId }: { orderId: string }) {
  const { shipping: words, frame } = useAdminWords()
  const carrierName = useCarrierName()
  const api = useApi()
  const readAgain = useReadParcelsAgain()
  const showError = useErrorToast()
  const carriers = useQuery(adminQuery('GET /api/admin/shipping/carriers', {})).data ?? []
  // Kept when the answer is lost, so that trying again makes no second one.
  const requestKey = useRequestKey()
  const creating = useAsyncAction(
    async (carrier: CarrierId) => {
      await api.shipping.createReturn({ orderId, carrier, requestKey: requestKey.get() })
      requestKey.renew()
      await readAgain()
    },
    (error) => showError(error, frame.notDone),
  )
  return carriers
    .filter(({ isConnected, isUsed }) => isConnected && isUsed)
    .map(({ id }) => (
      <Button key={id} look="bare" className="mt-3 min-h-11" isBusy={creating.isBusy} onClick={() => creating.run(id)}>
        {fill(words.createReturn, { carrier: carrierName(id) })}
      </Button>
    ))
}
