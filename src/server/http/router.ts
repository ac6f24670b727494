import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Access } from '../../contract/define-call.ts'
import { ShopError } from '../../contract/errors.ts'
import { fieldProblem } from '../../contract/field-problems.ts'
import type { Shop } from '../shop.ts'
import type { Env } from './env.ts'
import { identifyVisitor, requireSignIn } from './visitor.ts'

export function createRouter<E extends Env = Env>() {
  return new OpenAPIHono<E>({
    defaultHook: (result) => {
      if (result.success) return
      const fields = result.error.issues.map((issue) => [issue.path.join('.'), fieldProblem(issue.message)])
      throw new ShopError('invalid_input', { fields: Object.fromEntries(fields.reverse()) })
    },
  })
}

/**
 * A router for API calls. It checks access and input as the contract defines them.
 * @throws Error if a call has no `x-access`
 */
export function createApiRouter(shop: Shop) {
  const router = createRouter()
  const identify = identifyVisitor(shop)
  const guards: Record<Access, MiddlewareHandler<Env>[]> = {
    public: [],
    visitor: [identify],
    user: [identify, requireSignIn],
  }
  const add = router.openapi as (...args: unknown[]) => typeof router
  router.openapi = ((call: { path: string; 'x-access'?: Access }, ...handlers: unknown[]) => {
    const middleware = call['x-access'] && guards[call['x-access']]
    if (middleware === undefined) throw new Error(`${call.path} has no x-access`)
    return add({ ...call, middleware }, ...handlers)
  }) as typeof router.openapi
  return router
}
