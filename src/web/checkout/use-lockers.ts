import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import type { CallOutput } from '../../contract/calls.ts'
import { fill } from '../../i18n/translate.ts'

export type Locker = CallOutput<'GET /api/delivery-points'>[number]

const LOCATE = { timeout: 10_000, maximumAge: 60_000 }

/** Lockers by postcode, place or street; near the visitor only after a press, and where the browser allows it. */
export function useLockers(postalCode: string) {
  const { locker: words } = useWords().delivery
  const [typed, setTyped] = useState<string | null>(null)
  const [near, setNear] = useState('')
  const [locating, setLocating] = useState<'no' | 'yes' | 'refused'>('no')
  const q = useDeferredValue(near ? '' : (typed ?? postalCode).trim().slice(0, 60))
  const query = useQuery({
    ...callQuery('GET /api/delivery-points', { query: { q, near: near || undefined } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  })
  const locate = () => {
    setLocating('yes')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating('no')
        setTyped('')
        // To within a hundred metres: no more is needed.
        setNear(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`)
      },
      () => setLocating('refused'),
      LOCATE,
    )
  }
  const search = (text: string) => {
    setTyped(text)
    setNear('')
    setLocating('no')
  }
  const found = query.data ?? []
  const noteOf = () => {
    if (query.isError) return words.failed
    if (query.isPending) return words.loading
    return found.length === 0 ? words.none : fill(words.count, { count: found.length })
  }
  return {
    typed: typed ?? postalCode,
    search,
    locate,
    isLocating: locating === 'yes',
    isRefused: locating === 'refused',
    found,
    note: noteOf(),
  }
}
