import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AdminAccess } from '../../contract/admin/define-admin-call.ts'
import { ShopError } from '../../contract/errors.ts'
import { isLostAtTill, type Permission } from '../../domain/permissions.ts'
import type { Shop } from '../shop.ts'
import type { AdminEnv, SignedInStaff } from './admin-env.ts'
import { identifyStaff } from './identify-staff.ts'
import { createRouter } from './router.ts'

interface AdminCall {
  method: string
  path: string
  'x-permission'?: AdminAccess
  'x-confirmed'?: boolean
}

/**
 * A router for calls of the back office. It checks what the contract declares before it reads the input, so that nobody
 * learns from a 400 what a call takes.
 * @throws Error if a call declares no permission
 */
export function createAdminRouter(shop: Shop) {
  const router = createRouter<AdminEnv>()
  const add = router.openapi as (...args: unknown[]) => typeof router
  router.openapi = ((call: AdminCall, ...handlers: unknown[]) => {
    const access = call['x-permission']
    if (access === undefined) throw new Error(`${call.path} has no x-permission`)
    const identify = identifyStaff(shop, `${call.method.toUpperCase()} ${call.path}`)
    const confirmed = call['x-confirmed'] ? [requireFreshConfirmation(shop)] : []
    return add({ ...call, middleware: [identify, ...guardsOf(access), ...confirmed] }, ...handlers)
  }) as typeof router.openapi
  return router
}

function guardsOf(access: AdminAccess): MiddlewareHandler<AdminEnv>[] {
  if (access === 'public') return []
  if (access === 'signing-in') return [requireSession]
  return access === 'staff' ? [requireStaff] : [requireStaff, requirePermission(access)]
}

const requireSession = createMiddleware<AdminEnv>(async (c, next) => {
  if (c.var.staffSession === null) throw new ShopError('sign_in_required')
  await next()
})

const requireStaff = createMiddleware<AdminEnv>(async (c, next) => {
  if (c.var.staffSession?.stage !== 'full') throw new ShopError('sign_in_required')
  await next()
})

const requirePermission = (permission: Permission) =>
  createMiddleware<AdminEnv>(async (c, next) => {
    const { permissions, till, role } = c.var.staff
    if (permissions.includes(permission)) return next()
    throw new ShopError(till !== null && isLostAtTill(role, permission) ? 'not_at_a_till' : 'not_permitted')
  })

const requireFreshConfirmation = (shop: Shop) =>
  createMiddleware<AdminEnv>(async (c, next) => {
    requireConfirmation(shop, c.var.staff)
    await next()
  })

/**
 * For acts that are dangerous only with some input, such as large refunds.
 * @throws ShopError `not_at_a_till`, `confirmation_required`
 */
export function requireConfirmation(
  shop: Pick<Shop, 'clock'>,
  staff: Pick<SignedInStaff, 'confirmedUntil' | 'till'>,
): void {
  if (staff.till !== null) throw new ShopError('not_at_a_till')
  if (staff.confirmedUntil === null || staff.confirmedUntil <= shop.clock())
    throw new ShopError('confirmation_required')
}
