import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { matchScreen } from '../contract/match-screen.ts'
import { routeObjects } from './routes.ts'

const routes = routeObjects(async () => {})

describe('the table of screens and the router agree on', () => {
  test.each([
    '/',
    '/collections',
    '/Collections/',
    '/collections/sunglasses',
    '/collections/a%2Fb',
    '/collections/a/b',
    '/products/%CE%B1',
    '/products/%E0%A4%A',
    '/checkout/success',
    '/account/orders/EE-1/',
    '/newsletter/leave/a.b-c',
    '/newsletter/leave',
    '/ORDERS/key',
    '/about',
    '/about/us',
    '/not-found',
    '/gift-hats',
  ])('%s', (path) => {
    const match = matchRoutes(routes, path)?.at(-1)
    const { name, params } = matchScreen(path)
    expect(name).toBe(match?.route.id)
    if (name !== 'unknown') expect(params).toEqual(match?.params)
  })
})
