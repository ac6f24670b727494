import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSite } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/client.ts'
import { MeContext } from '../site/admin-context.tsx'
import { meQuery } from '../site/admin-query.ts'
import { LoadFailure } from '../site/load-failure.tsx'
import { adminHref } from '../site/screens.ts'

/** Shows what is behind it to staff who are signed in; everybody else is sent to the sign-in, and back afterwards. */
export function Gate({ children }: { children: ReactNode }) {
  const me = useQuery(meQuery)
  const { pathname, search } = useLocation()
  useOwnLanguage(me.data?.language)

  if (me.data) return <MeContext value={me.data}>{children}</MeContext>
  if (me.error instanceof ApiError && me.error.status === 401) {
    const to = pathname === adminHref('start') ? undefined : pathname + search
    return <Navigate to={adminHref('signIn', { query: { to } })} replace />
  }
  return me.isError ? <LoadFailure onRetry={me.refetch} /> : null
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
