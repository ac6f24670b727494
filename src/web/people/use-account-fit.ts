import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '../account/auth-context.tsx'
import { hasChosenFit, keepFit } from '../own-fit/choose-fit.ts'
import { wearersQuery } from './use-wearers.ts'

/** A user's visit begins with the fit of the account's first person who has one. */
export function useAccountFit(): void {
  const { user } = useAuth()
  const { data } = useQuery({ ...wearersQuery, enabled: user !== null && !hasChosenFit() })
  useEffect(() => {
    const first = data?.find(({ fit }) => fit !== null)
    if (first?.fit && !hasChosenFit()) keepFit(first.fit, first.name)
  }, [data])
}
