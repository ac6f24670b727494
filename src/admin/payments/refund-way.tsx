import { useState } from 'react'
import { isPaidAtTill } from '../../domain/refund.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { readOwnStore } from '../site/own-store.ts'
import { WAYS, type Way } from './refund-draft.ts'
import { StoreField, WayField } from './way-fields.tsx'

/** How money goes back, and at which store's till. */
export function useRefundWay(first: Way) {
  const [chosen, setWay] = useState<Way | null>(null)
  const [store, setStore] = useState(readOwnStore())
  const way = chosen ?? first
  const isAtTill = isPaidAtTill(way)
  return {
    ...{ way, setWay, store, setStore, isAtTill },
    isStoreMissing: isAtTill && store === undefined,
    /** As the calls take it. */
    wanted: {
      ...(way === 'gateway' ? {} : { kind: way }),
      ...(isAtTill && store !== undefined ? { store } : {}),
    },
  }
}

export function RefundWayFields({ way: { way, setWay, store, setStore, isAtTill }, storeError }: RefundWayFieldsProps) {
  const { money: words } = useAdminWords()
  return (
    <>
      <WayField label={words.way} ways={WAYS} names={words.kind} value={way} onChange={setWay} />
      {isAtTill && <StoreField value={store} error={storeError} onChange={setStore} />}
    </>
  )
}

interface RefundWayFieldsProps {
  way: ReturnType<typeof useRefundWay>
  storeError?: string | undefined
}
