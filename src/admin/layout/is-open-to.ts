import type { Permission } from '../../domain/permissions.ts'
import { type AdminScreenName, adminScreen } from '../site/screens.ts'

export function isOpenTo(name: AdminScreenName, may: (permission: Permission) => boolean): boolean {
  const { permission } = adminScreen(name)
  return permission === undefined || may(permission)
}
