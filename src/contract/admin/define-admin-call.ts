import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import type { Permission } from '../../domain/permissions.ts'

/**
 * Who may use a call of the back office. A permission: staff who have it. `staff`: anyone signed in. `signing-in`: also
 * somebody whose password was accepted and whose second factor is missing. `public`: anyone. The router answers 401 and
 * 403 before it reads the input.
 */
export type AdminAccess = Permission | 'staff' | 'signing-in' | 'public'

type AdminRoute<Path extends string> = Omit<RouteConfig, 'path'> & { path: Path }

/** Defines one call of the back office. The admin router throws at start for a call without a permission. */
export const adminCall = <const Path extends `/api/admin/${string}`, const Call extends AdminRoute<Path>>(
  access: AdminAccess,
  call: Call,
) => createRoute({ ...call, 'x-permission': access })

/** The same for a dangerous act: the caller must have confirmed their identity within the last five minutes. */
export const dangerousCall = <const Path extends `/api/admin/${string}`, const Call extends AdminRoute<Path>>(
  access: Permission | 'staff',
  call: Call,
) => createRoute({ ...call, 'x-permission': access, 'x-confirmed': true })
