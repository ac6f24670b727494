import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { redirect } from 'react-router'
import { loadTools, type PageDefinition } from './site/page.ts'
import { SCREENS, type Screen } from './site/paths.ts'

export interface Row {
  name: Screen | 'unknown'
  path: string
  /** The query names the screen reads, in the order they are written. */
  query: readonly string[]
  page: () => Promise<{ page: PageDefinition }>
}

const row = (name: Screen, page: Row['page']): Row => ({ name, ...SCREENS[name], page })

/** The route table of the specification. */
export const ROUTES: readonly Row[] = [
  row('home', () => import('./pages/home.tsx')),
  row('collections', () => import('./pages/listing.tsx')),
  row('category', () => import('./pages/listing.tsx')),
  row('product', () => import('./pages/product.tsx')),
  row('cart', () => import('./pages/cart.tsx')),
  row('checkout', () => import('./pages/checkout.tsx')),
  row('orderComplete', () => import('./pages/order-complete.tsx')),
  row('login', () => import('./pages/login.tsx')),
  row('register', () => import('./pages/register.tsx')),
  row('notFound', () => import('./pages/not-found.tsx')),
  { name: 'unknown', path: '*', query: [], page: () => import('./pages/not-found.tsx') },
]

async function routeOf(page: PageDefinition) {
  const loader = async ({ params, url, context }: LoaderFunctionArgs) => {
    const outcome = await page.load?.(context.get(loadTools), { params, query: url.searchParams })
    if (outcome && 'redirect' in outcome) throw redirect(outcome.redirect)
    return outcome?.status ?? null
  }
  return { Component: page.Page, loader }
}

/** The table as the router takes it; each page is a chunk of its own. */
export function routeObjects(): RouteObject[] {
  return ROUTES.map(({ name, path, page }) => ({
    id: name,
    path,
    lazy: async () => routeOf((await page()).page),
  }))
}
