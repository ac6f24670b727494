import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { CONSENT_VERSION } from '../../domain/prescription/keeping.ts'
import { useAuth } from '../account/auth-context.tsx'
import type { FlowState } from './flow-state.ts'
import type { Flow } from './use-flow.ts'

const SAVE_AFTER_MS = 1_200

/** What is entered, kept on the account where its owner asks for it. */
export function useDraft(flow: Flow) {
  const { api } = useSite()
  const { user } = useAuth()
  const queries = useQueryClient()
  const [isKept, setKept] = useState(false)
  const params = { productId: flow.product.id }
  const query = callQuery('GET /api/account/lens-drafts/{productId}', { params })
  const { data } = useQuery({ ...query, enabled: Boolean(user), staleTime: 0, gcTime: 0 })
  const { state, replace } = flow
  const save = async (kept: FlowState | null) => {
    const body = { state: kept && { ...kept }, consentVersion: CONSENT_VERSION }
    const saved = await api.call('PUT /api/account/lens-drafts/{productId}', { params, body })
    queries.setQueryData(query.queryKey, saved)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved when what is entered changes, not when the page renders
  useEffect(() => {
    if (!isKept) return
    const timer = setTimeout(() => void save(state).catch(() => undefined), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isKept, state])
  const drop = () => {
    setKept(false)
    if (user && data) void save(null).catch(() => undefined)
  }
  return {
    isSignedIn: Boolean(user),
    isKept,
    keep: (isWanted: boolean) => (isWanted ? setKept(true) : drop()),
    /** Entered on another device, while nothing is chosen here. */
    isResumable: state.use === null && Boolean(data),
    resume: () => {
      if (!data) return
      replace({ ...state, ...(data.state as Partial<FlowState>) })
      setKept(true)
    },
    drop,
    forget: () => {
      drop()
      flow.forget()
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
