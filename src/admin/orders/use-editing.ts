import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverProblems } from '../../client/form/problems.ts'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import type { DeliveryMethod } from '../../domain/shop-facts.ts'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useFailure } from '../site/use-failure.ts'
import { type DraftLine, wantedOf } from './draft-lines.tsx'
import type { AdminOrder } from './order.ts'
import { soldProducts } from './sold-products.ts'
import { useOrderChange } from './use-order-change.ts'

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'address',
  'city',
  'postalCode',
  'country',
] as const
type Address = Record<(typeof ADDRESS_FIELDS)[number], string>

interface EditDraft {
  lines: DraftLine[]
  shippingMethod: DeliveryMethod
  deliveryPoint: DeliveryPoint | null
  /** Null until somebody wants to change it. */
  address: Address | null
}

const linesOf = (order: AdminOrder): DraftLine[] =>
  soldProducts(order.items).map(({ productId, sku, name, nameEl, price, quantity }) => ({
    productId,
    sku,
    name,
    nameEl,
    price,
    quantity,
    isNew: false,
  }))

const addressOf = ({ shippingAddress }: AdminOrder) =>
  Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, shippingAddress[name]])) as Address

function isSame(order: AdminOrder, { lines, shippingMethod, deliveryPoint, address }: EditDraft): boolean {
  const sold = soldProducts(order.items).map(({ productId, quantity }) => `${productId} ${quantity}`)
  const wanted = wantedOf(lines).map(({ productId, quantity }) => `${productId} ${quantity}`)
  const hasAddress = address !== null && ADDRESS_FIELDS.some((name) => address[name] !== order.shippingAddress[name])
  const hasLocker = shippingMethod === 'locker' && deliveryPoint?.id !== order.deliveryPoint?.id
  return sold.join() === wanted.join() && shippingMethod === order.shippingMethod && !hasAddress && !hasLocker
}

export type Editing = ReturnType<typeof useEditing>

/** What somebody makes of an order, until it is saved. It is dirty where it differs from the order, and not else. */
export function useEditing(order: AdminOrder, onDone: () => void) {
  const { orderEdit: words } = useAdminWords()
  const api = useApi()
  const failure = useFailure()
  const showChange = useOrderChange(order.id)
  const [draft, setDraft] = useState<EditDraft>(() => ({
    lines: linesOf(order),
    shippingMethod: order.shippingMethod,
    deliveryPoint: order.deliveryPoint,
    address: null,
  }))
  const [theirs, setTheirs] = useState<{ order: AdminOrder; name: string | null } | null>(null)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const change = ({ address, ...part }: Partial<Omit<EditDraft, 'address'>> & { address?: Address | 'open' }) =>
    setDraft((before) => ({
      ...before,
      ...part,
      ...(address === undefined ? {} : { address: address === 'open' ? addressOf(order) : address }),
    }))

  const lines = wantedOf(draft.lines)
  const isEmpty = lines.length === 0
  const isDirty = !isEmpty && !isSame(order, draft)
  const { shippingMethod, deliveryPoint } = draft
  const locker = shippingMethod === 'locker' && deliveryPoint ? { deliveryPointId: deliveryPoint.id } : {}
  const body = { version: order.version, lines, shippingMethod, ...locker }
  const preview = useQuery({
    queryKey: ['preview of a change', order.id, JSON.stringify(body)],
    queryFn: () => api.orders.edit(order.id, { ...body, preview: true }),
    enabled: isDirty,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const saving = useAsyncAction(
    async () => {
      failure.clear()
      setProblems({})
      const address = draft.address === null ? {} : { address: draft.address }
      const save = async () => (await api.orders.edit(order.id, { ...body, ...address })).order ?? order
      // The draft stays, and is compared with the order as it is now.
      const isSaved = await showChange(save, words.saved, (current, name) => setTheirs({ order: current, name }))
      if (isSaved) onDone()
    },
    (error) => {
      failure.set(error)
      const found = serverProblems(error, [...ADDRESS_FIELDS, 'deliveryPointId', 'shippingMethod'])
      setProblems(found)
      if (draft.address === null && ADDRESS_FIELDS.some((name) => found[name])) change({ address: 'open' })
      if (error instanceof ApiError && error.status === 409) void preview.refetch()
    },
  )
  return {
    draft,
    change,
    problems,
    theirs,
    isEmpty,
    isDirty,
    preview: preview.data,
    failure: failure.text,
    saving,
  }
}
