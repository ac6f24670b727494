import { createContext, use } from 'react'
import type { AdminClient } from '../../contract/admin/client.ts'
import type { StaffMe } from '../../contract/admin/sign-in.ts'
import type { Permission } from '../../domain/permissions.ts'

export const ApiContext = createContext<AdminClient | null>(null)

export function useApi(): AdminClient {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi must be used within an ApiContext')
  return api
}

export const MeContext = createContext<StaffMe | null>(null)

export function useMe(): StaffMe {
  const me = use(MeContext)
  if (!me) throw new Error('useMe must be used behind the sign-in')
  return me
}

export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useMe()
  return (permission) => permissions.includes(permission)
}
