import { createRoute, z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { type Access, defineCall } from '../../contract/define-call.ts'
import { createErrorHandler } from './error-handler.ts'
import { createApiRouter } from './router.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const RESPONSES = { 200: { description: 'the visitor', content: { 'application/json': { schema: z.any() } } } }

function serve(access: Access) {
  const call = defineCall(access, { method: 'get', path: '/api/probe', responses: RESPONSES })
  const router = createApiRouter(shop.shop).openapi(call, (c) => c.json(c.var.visitor ?? null, 200))
  router.onError(createErrorHandler(shop.shop))
  return (cookie = '') => router.request('/api/probe', { headers: { Cookie: cookie } })
}

const mariasCookie = async () => {
  const { cookies } = await shop.signIn('maria')
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

describe('a call', () => {
  test('without x-access is rejected when it is mounted', () => {
    const call = createRoute({ method: 'get', path: '/api/probe', responses: RESPONSES })
    expect(() => createApiRouter(shop.shop).openapi(call, (c) => c.json(null, 200))).toThrow('/api/probe')
  })

  test('for the public does not identify its visitor', async () => {
    expect(await (await serve('public')(await mariasCookie())).json()).toBeNull()
  })

  test('for visitors identifies users and guests', async () => {
    expect(await (await serve('visitor')(await mariasCookie())).json()).toMatchObject({ userId: expect.any(Number) })
    expect(await (await serve('visitor')()).json()).toMatchObject({ userId: null, guestKey: null })
  })

  test('for users answers 401 to guests', async () => {
    expect((await serve('user')(await mariasCookie())).status).toBe(200)
    expect((await serve('user')()).status).toBe(401)
  })
})

interface Operation {
  'x-access'?: Access
  parameters?: { name: string; in: string; schema?: { enum?: string[] } }[]
}

test('every call of the API has x-access, and those for users answer 401 to guests', async () => {
  const document = await (await shop.visitor().send('/api/openapi.json')).json()
  const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  expect(operations.filter(({ operation }) => operation['x-access'] === undefined)).toEqual([])
  const forUsers = operations.filter(({ operation }) => operation['x-access'] === 'user')
  expect(forUsers.length).toBeGreaterThan(10)
  for (const { path, method } of forUsers) {
    const address = path.replace(/\{\w+\}/g, '1')
    const init = method === 'get' ? {} : { body: '{}', headers: { 'Content-Type': 'application/json' } }
    const { status } = await shop.visitor().send(address, { method: method.toUpperCase(), ...init })
    expect(status, `${method} ${path}`).toBe(401)
  }
})
