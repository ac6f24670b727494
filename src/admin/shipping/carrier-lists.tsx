import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { type CarrierId, hasCounter } from '../../domain/carriers.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { Parcel } from './shipping.ts'
import { useCarrierName } from './use-carrier-name.ts'

/** What a courier gets with the parcels: a list for its counter, or the day's pickup list. */
export function CarrierLists() {
  const { shipping: words } = useAdminWords()
  const carrierName = useCarrierName()
  const may = useMay()
  const carriers = useQuery(adminQuery('GET /api/admin/shipping/carriers', {})).data ?? []
  const created = useQuery(adminQuery('GET /api/admin/shipping/parcels', { query: { view: 'created' } })).data
  const has = (id: CarrierId) => created?.parcels.some(({ carrier }: Parcel) => carrier === id) ?? false
  const counters = carriers.filter(({ id, isConnected }) => !isConnected && hasCounter(id) && has(id))
  const closes = carriers.some(({ id, isConnected }) => id === 'acs' && isConnected) && has('acs')
  if (counters.length === 0 && !closes) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
      {counters.map(({ id }) => (
        <a
          key={id}
          href={`/api/admin/shipping/counter?carrier=${id}`}
          download
          className="plain-link inline-block min-h-6"
        >
          {fill(words.counterList, { carrier: carrierName(id) })}
        </a>
      ))}
      {closes && may('orders.edit') && <PickupList />}
    </div>
  )
}

function PickupList() {
  const { shipping: words } = useAdminWords()
  const carrierName = useCarrierName()
  const api = useApi()
  const failure = useFailure()
  const [list, setList] = useState<{ number: string; document: string } | null>(null)
  const closing = useAsyncAction(async () => {
    failure.clear()
    setList(await api.shipping.closeDay('acs'))
  }, failure.set)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ErrorBox text={failure.text} />
      <Button look="outline" isBusy={closing.isBusy} onClick={() => closing.run()}>
        {fill(words.pickupList, { carrier: carrierName('acs') })}
      </Button>
      {list && (
        <p role="status">
          {fill(words.pickupReady, { number: list.number })}{' '}
          <a
            href={`data:application/pdf;base64,${list.document}`}
            download={`${list.number}.pdf`}
            className="plain-link inline-block min-h-6"
          >
            {words.print}
          </a>
        </p>
      )}
    </div>
  )
}
