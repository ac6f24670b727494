import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSite } from '../../client/site-context.tsx'
import type { StaffMe } from '../../contract/admin/sign-in.ts'
import { ApiError } from '../../contract/client.ts'
import { MeContext } from '../site/admin-context.tsx'
import { meQuery } from '../site/admin-query.ts'
import { LoadFailure } from '../site/load-failure.tsx'
import { adminHref } from '../site/screens.ts'
import { noteTillPerson } from '../site/till-person.ts'
import { useTillIdle } from './use-till-idle.ts'

/** Shows what is behind it to staff who are signed in; everybody else is sent to the sign-in, and back afterwards. */
export function Gate({ children }: { children: ReactNode }) {
  const me = useQuery(meQuery)
  const { pathname, search } = useLocation()
  useOwnLanguage(me.data?.language)
  useTillPerson(me.data)

  if (me.data) return <MeContext value={me.data}>{children}</MeContext>
  if (me.error instanceof ApiError && me.error.status === 401) {
    const to = pathname === adminHref('start') ? undefined : pathname + search
    return <Navigate to={adminHref('signIn', { query: { to } })} replace />
  }
  return me.isError ? <LoadFailure onRetry={me.refetch} /> : null
}

/** At a till a session ends by itself, and the same person returns to the same screen. */
function useTillPerson(me: StaffMe | undefined) {
  const isAtTill = Boolean(me?.till)
  const id = me?.id
  useTillIdle(isAtTill)
  useEffect(() => {
    if (isAtTill && id !== undefined) noteTillPerson(id)
  }, [isAtTill, id])
}

/** The account's language, once, since a tablet at the counter is used by many. */
function useOwnLanguage(own: 'en' | 'el' | undefined) {
  const { language, setLanguage } = useSite()
  const isFollowed = useRef(false)
  useEffect(() => {
    if (own === undefined || isFollowed.current) return
    isFollowed.current = true
    if (own !== language) void setLanguage(own)
  }, [own, language, setLanguage])
}
