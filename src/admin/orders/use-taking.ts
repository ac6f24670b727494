import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { serverProblems } from '../../client/form/problems.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { AdminInput } from '../../contract/admin/calls.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import type { DeliveryMethod, Language, OrderPaymentMethod } from '../../domain/shop-facts.ts'
import type { StoreId } from '../../domain/stores.ts'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { keepOwnStore, readOwnStore } from '../site/own-store.ts'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { type DraftLine, wantedOf } from './draft-lines.tsx'
import type { KnownBuyer } from './order.ts'
import { useReadOrdersAgain } from './use-batch.ts'

export const BUYER_FIELDS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'email',
  'address',
  'city',
  'postalCode',
  'country',
] as const
export type BuyerField = (typeof BUYER_FIELDS)[number]

export interface OrderDraft {
  source: 'phone' | 'store'
  buyer: Record<BuyerField, string>
  known: KnownBuyer | null
  lines: DraftLine[]
  shippingMethod: DeliveryMethod
  isCarriedAway: boolean
  store: StoreId | undefined
  deliveryPoint: DeliveryPoint | null
  paymentMethod: OrderPaymentMethod
  language: Language
}

const NOBODY: OrderDraft['buyer'] = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  address: '',
  city: '',
  postalCode: '',
  country: 'Cyprus',
}

/** What the choice of a source means until somebody chooses otherwise. */
export const handoverOf = (source: OrderDraft['source']) =>
  source === 'phone'
    ? ({ source, shippingMethod: 'standard', isCarriedAway: false, paymentMethod: 'cash_on_delivery' } as const)
    : ({ source, shippingMethod: 'collection', isCarriedAway: true, paymentMethod: 'card_in_store' } as const)

export function useTaking() {
  const { takeOrder: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const navigate = useNavigate()
  const toast = useToast()
  const failure = useFailure()
  const readAgain = useReadOrdersAgain()
  const [draft, setDraft] = useState<OrderDraft>(() => ({
    ...handoverOf('phone'),
    buyer: NOBODY,
    known: null,
    lines: [],
    store: readOwnStore(),
    deliveryPoint: null,
    language,
  }))
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  // Kept when the answer is lost, so that trying again places no second order.
  const requestKey = useRequestKey()
  const preview = usePreview(draft)
  const change = (part: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...part }))
  const placing = useAsyncAction(
    async () => {
      failure.clear()
      setProblems({})
      const { order } = await api.orders.take({ ...bodyOf(draft), requestKey: requestKey.get() })
      if (draft.store) keepOwnStore(draft.store)
      await readAgain()
      toast.show({ title: words.done })
      if (order) await navigate(adminHref('order', { params: { orderId: order.id } }))
    },
    (error) => {
      failure.set(error)
      setProblems(serverProblems(error, [...BUYER_FIELDS, 'store', 'paymentMethod', 'deliveryPointId']))
      void preview.refetch()
    },
  )
  return {
    draft,
    change,
    problems,
    failure: failure.text,
    preview: draft.lines.length > 0 ? preview.data : undefined,
    placing,
    choose: (known: KnownBuyer | null) => change(known === null ? { known, buyer: NOBODY } : toDraft(known)),
  }
}

const toDraft = (known: KnownBuyer): Partial<OrderDraft> => ({
  known,
  buyer: Object.fromEntries(BUYER_FIELDS.map((name) => [name, known[name]])) as OrderDraft['buyer'],
  language: known.language,
})

type Body = AdminInput<'POST /api/admin/orders'>['body']

function bodyOf({ lines, known, store, deliveryPoint, ...draft }: OrderDraft): Omit<Body, 'requestKey'> {
  return {
    ...draft,
    lines: wantedOf(lines),
    ...(known === null ? {} : { knownFrom: known.orderId }),
    ...(deliveryPoint === null || draft.shippingMethod !== 'locker' ? {} : { deliveryPointId: deliveryPoint.id }),
    ...(store === undefined || draft.shippingMethod !== 'collection' ? {} : { store }),
  }
}

/** The totals are the server's, before the order is placed as afterwards. */
function usePreview(draft: OrderDraft) {
  const api = useApi()
  const { buyer, knownFrom: _, ...asked } = bodyOf(draft)
  const hasStore = asked.shippingMethod !== 'collection' || asked.store !== undefined
  // Delivery abroad has its own fee.
  const { country } = buyer
  // Without a store nobody can say yet where the pieces are, but what they cost.
  const body = hasStore ? asked : { ...asked, store: 'nicosia' as const, isCarriedAway: false }
  return useQuery({
    queryKey: ['preview of an order', JSON.stringify({ ...body, country })],
    queryFn: () => api.orders.take({ ...body, buyer: { country }, preview: true, requestKey: crypto.randomUUID() }),
    enabled: draft.lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
