import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import { fieldProblem, ShopError } from '../../contract/errors.ts'
import type { Visitor } from './visitor.ts'

/** What each request carries; `incoming` is absent where a test or a page calls in process. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: { visitor: Visitor; requestId: string }
}

/** A door for some calls of the contract: input that does not fit a call's schema never reaches its handler. */
export function createRouter() {
  return new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (result.success) return
      const fields = result.error.issues.map((issue) => [issue.path.join('.'), fieldProblem(issue.message)])
      throw new ShopError('invalid_input', { fields: Object.fromEntries(fields.reverse()) })
    },
  })
}
