import type { Context } from 'hono'
import { ApiError, type Client } from '../../contract/client.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import type { Env } from '../http/env.ts'
import { readFormFields } from '../http/form-fields.ts'
import { problemsPage } from '../http/plain-page.ts'
import { createOwnClient, type FetchOwn } from './own-client.ts'

type FormContext = Context<Env>

export interface PostedForm {
  api: Client
  fields: Partial<Record<string, string>>
  visitor: Env['Variables']['visitor']
}

/**
 * Sends a posted form by the shop's own calls, and redirects to the page that `send` names. Where a call refuses it, a
 * page says why; faults are thrown on.
 * @param titleOf what the form is called
 */
export const answerForm =
  (fetchOwn: FetchOwn, titleOf: (words: Dictionary) => string, send: (form: PostedForm) => Promise<string>) =>
  async (c: FormContext): Promise<Response> => {
    c.header('Cache-Control', 'no-store')
    const { visitor } = c.var
    const form = { api: createOwnClient(c, fetchOwn), fields: await readFormFields(c), visitor }
    try {
      return c.redirect(await send(form), 303)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      const words = DICTIONARIES[visitor.language]
      const { message = words.errors.internal, fields = {} } = error.problem ?? {}
      const problems = Object.values(fields)
      const shown = problems.length > 0 ? problems : [message]
      return c.html(problemsPage(visitor.language, titleOf(words), shown), error.status as 400)
    }
  }
