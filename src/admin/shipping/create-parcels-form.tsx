import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { CarrierId } from '../../domain/carriers.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKeys } from '../site/use-request-key.ts'
import type { ShippingResults, WaitingOrder } from './shipping.ts'
import { useReadParcelsAgain } from './shipping-query.ts'
import { useCarrierName } from './use-carrier-name.ts'

interface CreateParcelsFormProps {
  orders: readonly WaitingOrder[]
  onDone: (results: ShippingResults) => void
}

/** One carrier for all; one without a connection gives its numbers, which are typed or scanned. */
export function CreateParcelsForm({ orders, onDone }: CreateParcelsFormProps) {
  const { shipping: words } = useAdminWords()
  const carrierName = useCarrierName()
  const { language } = useSite()
  const carriers = useQuery(adminQuery('GET /api/admin/shipping/carriers', {})).data ?? []
  // The usual carrier of the oldest order stands first.
  const offered = [...new Set(orders.flatMap((order) => order.carriers))]
  const [chosen, setChosen] = useState<CarrierId | null>(null)
  const carrier = chosen ?? offered[0] ?? 'other'
  const fitting = orders.filter((order) => order.carriers.includes(carrier))
  const isByHand = carriers.find(({ id }) => id === carrier)?.isConnected === false
  const form = useRef<HTMLFormElement>(null)
  const creating = useCreating(form, onDone)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    creating.run(fitting, carrier)
  }
  return (
    <form ref={form} onSubmit={onSubmit} aria-label={words.createTitle} className="max-w-xl" noValidate>
      <p className="mb-5 text-ink-soft">{words.createText}</p>
      <ErrorBox text={creating.failure} />
      <SelectField
        label={words.carrier}
        value={carrier}
        onChange={(event) => setChosen(event.target.value as CarrierId)}
        options={offered.map((id) => ({ value: id, name: carrierName(id) }))}
      />
      {isByHand && carrier !== 'own_van' && (
        <>
          <p className="mt-4 text-small text-ink-soft">{words.byHandText}</p>
          <div className="mt-4 space-y-4">
            {fitting.map(({ id, name }) => (
              <InputField
                key={id}
                name={id}
                label={fill(words.trackingOf, { number: id })}
                hint={name}
                maxLength={60}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            ))}
          </div>
        </>
      )}
      <Button type="submit" isBusy={creating.isBusy} disabled={fitting.length === 0} className="mt-6">
        {plural(words.createSubmit, fitting.length, language)}
      </Button>
    </form>
  )
}

function useCreating(form: { current: HTMLFormElement | null }, onDone: (results: ShippingResults) => void) {
  const api = useApi()
  const readAgain = useReadParcelsAgain()
  const failure = useFailure()
  const keyOf = useRequestKeys()
  const acting = useAsyncAction(async (orders: readonly WaitingOrder[], carrier: CarrierId) => {
    failure.clear()
    const typed = new FormData(form.current ?? undefined)
    const parcels = orders.map(({ id }) => ({
      orderId: id,
      carrier,
      requestKey: keyOf(`${carrier} ${id}`),
      trackingNumber: String(typed.get(id) ?? ''),
    }))
    const { results } = await api.shipping.createParcels(parcels)
    await readAgain()
    onDone(results)
  }, failure.set)
  return { ...acting, failure: failure.text }
}
