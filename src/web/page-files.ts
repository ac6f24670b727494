import { type PageFile, type ScreenName, screenNamed } from '../contract/screens.ts'
import type { PageDefinition } from './site/page.ts'

type LoadPage = () => Promise<{ page: PageDefinition }>

/** The files in `pages/`, each a chunk of its own. A missing file of the table of screens does not compile. */
const PAGES = {
  home: () => import('./pages/home.tsx'),
  listing: () => import('./pages/listing.tsx'),
  landing: () => import('./pages/landing.tsx'),
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
  'stock-alert': () => import('./pages/stock-alert.tsx'),
  appointment: () => import('./pages/appointment.tsx'),
  'virtual-try-on': () => import('./pages/virtual-try-on.tsx'),
  'not-found': () => import('./pages/not-found.tsx'),
} satisfies Record<PageFile, LoadPage>

/** Pages that need only the shell's texts; the others wait for the whole dictionary. */
const SHELL_TEXTS_ONLY: readonly string[] = ['listing'] satisfies PageFile[]

export const needsAllTexts = (name: ScreenName) => !SHELL_TEXTS_ONLY.includes(screenNamed(name).page)

/** The code of a screen's page. */
export const loadPage = async (name: ScreenName): Promise<PageDefinition> =>
  (await PAGES[screenNamed(name).page as PageFile]()).page
