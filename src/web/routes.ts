import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { redirect } from 'react-router'
import { type PageFile, SCREEN_NAMES, type ScreenName, screenNamed } from '../contract/screens.ts'
import { loadTools, type PageDefinition } from './site/page.ts'

type LoadPage = () => Promise<{ page: PageDefinition }>

/** The files in `pages/`, each a chunk of its own. A missing file of the table of screens does not compile. */
const PAGES = {
  home: () => import('./pages/home.tsx'),
  listing: () => import('./pages/listing.tsx'),
  preview: () => import('./pages/preview.tsx'),
  product: () => import('./pages/product.tsx'),
  cart: () => import('./pages/cart.tsx'),
  checkout: () => import('./pages/checkout.tsx'),
  'order-complete': () => import('./pages/order-complete.tsx'),
  login: () => import('./pages/login.tsx'),
  register: () => import('./pages/register.tsx'),
  account: () => import('./pages/account.tsx'),
  order: () => import('./pages/order.tsx'),
  'order-payment': () => import('./pages/order-payment.tsx'),
  lenses: () => import('./pages/lenses.tsx'),
  'lens-question': () => import('./pages/lens-question.tsx'),
  withdraw: () => import('./pages/withdraw.tsx'),
  guarantee: () => import('./pages/guarantee.tsx'),
  'refund-account': () => import('./pages/refund-account.tsx'),
  newsletter: () => import('./pages/newsletter.tsx'),
  'verify-email': () => import('./pages/verify-email.tsx'),
  'forgot-password': () => import('./pages/forgot-password.tsx'),
  'undo-email-change': () => import('./pages/undo-email-change.tsx'),
  'reset-password': () => import('./pages/reset-password.tsx'),
  saved: () => import('./pages/saved.tsx'),
  'size-guide': () => import('./pages/size-guide.tsx'),
  'fit-finder': () => import('./pages/fit-finder.tsx'),
  content: () => import('./pages/content.tsx'),
  contact: () => import('./pages/contact.tsx'),
  appointment: () => import('./pages/appointment.tsx'),
  'virtual-try-on': () => import('./pages/virtual-try-on.tsx'),
  'not-found': () => import('./pages/not-found.tsx'),
} satisfies Record<PageFile, LoadPage>

/** Pages that need only the shell's texts; the others wait for the whole dictionary. */
const SHELL_TEXTS_ONLY: readonly string[] = ['listing'] satisfies PageFile[]

export const needsAllTexts = (name: ScreenName) => !SHELL_TEXTS_ONLY.includes(screenNamed(name).page)

export const pageOf = (name: ScreenName): LoadPage => PAGES[screenNamed(name).page as PageFile]

async function routeOf(name: ScreenName, page: PageDefinition) {
  const loader = async ({ params, url, context }: LoaderFunctionArgs) => {
    const outcome = await page.load?.(context.get(loadTools), { name, params, query: url.searchParams })
    if (outcome && 'redirect' in outcome) throw redirect(outcome.redirect)
    return outcome?.status ?? null
  }
  return { Component: page.Page, loader }
}

/**
 * The table of screens as the router's routes; a route's id is the screen's name.
 *
 * @param loadTexts fetches the whole dictionary of the current language
 */
export function routeObjects(loadTexts: () => Promise<unknown>): RouteObject[] {
  return SCREEN_NAMES.map((name) => ({
    id: name,
    path: screenNamed(name).path,
    lazy: async () => {
      const [module] = await Promise.all([pageOf(name)(), needsAllTexts(name) && loadTexts()])
      return routeOf(name, module.page)
    },
  }))
}
