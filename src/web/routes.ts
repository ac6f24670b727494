import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { redirect } from 'react-router'
import { loadTools, type PageDefinition } from './site/page.ts'
import { SCREENS, type Screen, TEXT_SCREENS } from './site/paths.ts'

export interface Row {
  name: Screen | 'unknown'
  path: string
  /** The query names the screen reads, in the order they are written. */
  query: readonly string[]
  page: () => Promise<{ page: PageDefinition }>
  /** Whether the page makes do with the shell's words. */
  hasFewWords?: boolean
}

const row = (name: Screen, page: Row['page']): Row => ({ name, ...SCREENS[name], page })

/** The route table of the specification. */
export const ROUTES: readonly Row[] = [
  row('home', () => import('./pages/home.tsx')),
  { ...row('collections', () => import('./pages/listing.tsx')), hasFewWords: true },
  { ...row('category', () => import('./pages/listing.tsx')), hasFewWords: true },
  row('product', () => import('./pages/product.tsx')),
  row('cart', () => import('./pages/cart.tsx')),
  row('checkout', () => import('./pages/checkout.tsx')),
  row('orderComplete', () => import('./pages/order-complete.tsx')),
  row('login', () => import('./pages/login.tsx')),
  row('register', () => import('./pages/register.tsx')),
  row('account', () => import('./pages/account.tsx')),
  row('accountOrder', () => import('./pages/order.tsx')),
  row('orderByLink', () => import('./pages/order.tsx')),
  row('newsletter', () => import('./pages/newsletter.tsx')),
  row('verifyEmail', () => import('./pages/verify-email.tsx')),
  row('undoEmailChange', () => import('./pages/undo-email-change.tsx')),
  row('forgotPassword', () => import('./pages/forgot-password.tsx')),
  row('resetPassword', () => import('./pages/reset-password.tsx')),
  row('saved', () => import('./pages/saved.tsx')),
  row('sizeGuide', () => import('./pages/size-guide.tsx')),
  ...TEXT_SCREENS.map((name) => row(name, async () => (await import('./pages/content.tsx')).contentPage(name))),
  row('contact', () => import('./pages/contact.tsx')),
  row('appointment', () => import('./pages/appointment.tsx')),
  row('virtualTryOn', () => import('./pages/virtual-try-on.tsx')),
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

/**
 * The table as the router takes it; each page is a chunk of its own.
 *
 * @param loadWords fetches all the words of the language spoken, for pages that need more than the shell's
 */
export function routeObjects(loadWords: () => Promise<unknown>): RouteObject[] {
  return ROUTES.map(({ name, path, page, hasFewWords }) => ({
    id: name,
    path,
    lazy: async () => {
      const [module] = await Promise.all([page(), hasFewWords || loadWords()])
      return routeOf(module.page)
    },
  }))
}
