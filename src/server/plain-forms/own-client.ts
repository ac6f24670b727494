import type { Context } from 'hono'
import { type Client, createClient } from '../../contract/client.ts'
import type { Env } from '../http/env.ts'

export type FetchOwn = (request: Request, env: Env['Bindings']) => Promise<Response> | Response

/**
 * A client of the shop's own calls for whoever posted a form: the same guards, limits and checks as for scripts. Cookies
 * that a call sets are sent with the next one and with the answer.
 */
export function createOwnClient(c: Context<Env>, fetchOwn: FetchOwn): Client {
  const cookies = new Map((c.req.header('Cookie') ?? '').split(/;\s*/).map(nameAndValue))
  return createClient(async (path, init) => {
    const headers = new Headers(c.req.raw.headers)
    for (const name of ['Accept-Encoding', 'Content-Length', 'Content-Type', 'If-None-Match']) headers.delete(name)
    for (const [name, value] of new Headers(init?.headers)) headers.set(name, value)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetchOwn(new Request(new URL(path, c.req.url), { ...init, headers }), c.env)
    for (const cookie of response.headers.getSetCookie()) {
      c.header('Set-Cookie', cookie, { append: true })
      cookies.set(...nameAndValue(cookie.replace(/;.*/, '')))
    }
    return response
  })
}

function nameAndValue(cookie: string): [name: string, value: string] {
  const [name = '', ...rest] = cookie.split('=')
  return [name, rest.join('=')]
}
