import { createRoute, type RouteConfig } from '@hono/zod-openapi'

/**
 * Who may use a call. `public`: anyone, and the caller is not identified. `visitor`: anyone, identified by the session
 * or the guest cookie. `user`: signed-in users only; others get 401 before their input is read.
 */
export type Access = 'public' | 'visitor' | 'user'

/** Defines one call of the API. The router throws at start for a call without an access. */
export const defineCall = <const Path extends string, const Call extends Omit<RouteConfig, 'path'> & { path: Path }>(
  access: Access,
  call: Call,
) => createRoute({ ...call, 'x-access': access })
