import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { readStored, removeStored, writeStored } from '../../client/storage.ts'
import type { User } from '../../contract/account.ts'
import type { CallInput } from '../../contract/calls.ts'

interface Auth {
  user: User | null
  isLoading: boolean
  error: string | null
  logIn: (form: CallInput<'POST /api/auth/login'>['body']) => Promise<User>
  register: (form: CallInput<'POST /api/auth/register'>['body']) => Promise<User>
  logOut: () => Promise<void>
  setUser: (user: User) => void
}

const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const { api, words } = useSite()
  const [user, setUser] = useState<User | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (readStored('userId') === null) return setLoading(false)
    api.account
      .me()
      .then(setUser, () => {
        removeStored('userId')
        setFailed(true)
      })
      .finally(() => setLoading(false))
  }, [api])

  const welcome = useCallback((next: User) => {
    writeStored('userId', String(next.id))
    setFailed(false)
    setUser(next)
    return next
  }, [])

  const auth = useMemo<Auth>(
    () => ({
      user,
      isLoading,
      error: hasFailed ? words.login.authenticationFailed : null,
      logIn: async (form) => welcome(await api.account.logIn(form)),
      register: async (form) => welcome(await api.account.register(form)),
      logOut: async () => {
        await api.account.logOut()
        removeStored('userId')
        setUser(null)
      },
      setUser,
    }),
    [user, isLoading, hasFailed, words, api, welcome],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
