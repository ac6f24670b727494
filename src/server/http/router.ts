import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Access } from '../../contract/define-call.ts'
import { fieldProblem, ShopError } from '../../contract/errors.ts'
import type { Shop } from '../shop.ts'
import type { Env } from './env.ts'
import { identifyVisitor, requireSignIn } from './visitor.ts'

/** A router for paths that are no calls of the API: pages, pictures, feeds. */
export function createRouter() {
  return new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return
      const fields = result.error.issues.map((issue) => [issue.path.join('.'), fieldProblem(issue.message)])
      throw new ShopError('invalid_input', { fields: Object.fromEntries(fields.reverse()) })
    },
  })
}

/**
 * A router for calls of the contract. Each call is open to whom its definition says; input that does not fit its schema
 * never reaches its handler.
 *
 * @throws Error where a call does not say who may use it
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
    if (middleware === undefined) throw new Error(`${call.path} does not say who may use it`)
    return add({ ...call, middleware }, ...handlers)
  }) as typeof router.openapi
  return router
}
