import { QUERY_FILTERS } from '../domain/filters.ts'

interface ScreenDefinition {
  /** The path pattern; `:name` is a parameter. */
  path: string
  /** The file in the storefront's `pages/` that renders it, without extension. */
  page: string
  /** The query names the screen reads, in the order they are written in an address. */
  query?: readonly string[]
  /**
   * Without it the screen is indexed, and in the sitemap where its path has no parameters. `noindex`: search engines
   * must leave it out. `private`: the address is a key or shows one person's data; never cached, never sent as a
   * referrer, and noindex.
   */
  visibility?: 'noindex' | 'private'
  /** Its forms are sent by scripts alone: without them the page says what to do instead. */
  needsScripts?: true
}

const FILTER_QUERY = [...QUERY_FILTERS.map(({ param }) => param), 'minPrice', 'maxPrice', 'onePerModel'] as const
const LISTING_QUERY = [...FILTER_QUERY, 'q', 'sort', 'page'] as const

/** A page of text at `/{name}`; its text is `src/content/{name}.{language}.md`. */
const textScreen = <Name extends string>(name: Name) => ({ path: `/${name}`, page: 'content' }) as const

/**
 * Every screen of the storefront. Routes, addresses, page files, private pages, the sitemap and `noindex` all come from
 * this table.
 */
export const SCREENS = {
  home: { path: '/', page: 'home' },
  collections: { path: '/collections', page: 'listing', query: LISTING_QUERY },
  category: { path: '/collections/:category', page: 'listing', query: LISTING_QUERY },
  landing: { path: '/eyewear/:landing', page: 'landing', query: ['page'] },
  product: { path: '/products/:slug', page: 'product' },
  lenses: {
    path: '/products/:slug/lenses',
    page: 'lenses',
    query: ['step', 'line'],
    visibility: 'noindex',
    needsScripts: true,
  },
  productPreview: { path: '/preview/:token', page: 'preview', visibility: 'private' },
  cart: { path: '/cart', page: 'cart', visibility: 'noindex' },
  checkout: { path: '/checkout', page: 'checkout', visibility: 'noindex', needsScripts: true },
  orderComplete: { path: '/checkout/success', page: 'order-complete', query: ['orderId'], visibility: 'noindex' },
  login: { path: '/login', page: 'login', visibility: 'noindex', needsScripts: true },
  register: { path: '/register', page: 'register', visibility: 'noindex', needsScripts: true },
  account: { path: '/account', page: 'account', query: ['page'], visibility: 'private', needsScripts: true },
  accountOrder: { path: '/account/orders/:orderId', page: 'order', visibility: 'private', needsScripts: true },
  orderByLink: { path: '/orders/:token', page: 'order', visibility: 'private', needsScripts: true },
  orderPayment: { path: '/orders/:token/payment', page: 'order-payment', visibility: 'private', needsScripts: true },
  withdraw: { path: '/withdraw', page: 'withdraw', visibility: 'noindex' },
  withdrawOrder: { path: '/account/orders/:orderId/withdraw', page: 'withdraw', visibility: 'private' },
  withdrawByLink: { path: '/orders/:token/withdraw', page: 'withdraw', visibility: 'private' },
  'withdrawal-form': textScreen('withdrawal-form'),
  guarantee: { path: '/guarantee', page: 'guarantee', visibility: 'noindex' },
  lensQuestion: { path: '/lens-question/:token', page: 'lens-question', visibility: 'private', needsScripts: true },
  refundAccount: { path: '/refund-account/:token', page: 'refund-account', visibility: 'private', needsScripts: true },
  newsletter: { path: '/newsletter/:step/:token', page: 'newsletter', visibility: 'private' },
  stockAlert: { path: '/stock-alerts/:token', page: 'stock-alert', visibility: 'private', needsScripts: true },
  verifyEmail: { path: '/verify-email/:token', page: 'verify-email', visibility: 'private', needsScripts: true },
  undoEmailChange: {
    path: '/undo-email-change/:token',
    page: 'undo-email-change',
    visibility: 'private',
    needsScripts: true,
  },
  forgotPassword: { path: '/forgot-password', page: 'forgot-password', visibility: 'noindex', needsScripts: true },
  resetPassword: { path: '/reset-password/:token', page: 'reset-password', visibility: 'private', needsScripts: true },
  saved: { path: '/saved', page: 'saved', visibility: 'noindex', needsScripts: true },
  sizeGuide: { path: '/size-guide', page: 'size-guide', query: ['lens', 'bridge', 'temple', 'kind', 'for'] },
  fitFinder: {
    path: '/fit-finder',
    page: 'fit-finder',
    query: ['lens', 'bridge', 'temple', 'width', 'class', 'category', 'for', 'page'],
  },
  about: textScreen('about'),
  'gift-cards': textScreen('gift-cards'),
  faqs: textScreen('faqs'),
  'shipping-returns': textScreen('shipping-returns'),
  'prescription-guide': textScreen('prescription-guide'),
  'try-on-help': textScreen('try-on-help'),
  locations: textScreen('locations'),
  careers: textScreen('careers'),
  sustainability: textScreen('sustainability'),
  terms: textScreen('terms'),
  privacy: textScreen('privacy'),
  accessibility: textScreen('accessibility'),
  contact: { path: '/contact', page: 'contact', query: ['store', 'service', 'frames'] },
  appointment: { path: '/appointments/:token', page: 'appointment', visibility: 'private', needsScripts: true },
  virtualTryOn: { path: '/virtual-try-on', page: 'virtual-try-on', query: ['category', ...FILTER_QUERY] },
  notFound: { path: '/not-found', page: 'not-found', visibility: 'noindex' },
  unknown: { path: '*', page: 'not-found', visibility: 'noindex' },
} as const satisfies Record<string, ScreenDefinition>

type Screens = typeof SCREENS
export type ScreenName = keyof Screens
/** A file of the storefront's `pages/`, without extension. */
export type PageFile = Screens[ScreenName]['page']

export const screenNamed = (name: ScreenName): ScreenDefinition => SCREENS[name]

export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[]

/** The paths of the screens that search engines index at an address without parameters. */
export const listIndexedPaths = (): string[] =>
  SCREEN_NAMES.map(screenNamed)
    .filter(({ path, visibility }) => visibility === undefined && !path.includes(':'))
    .map(({ path }) => path)

export const listTextScreens = (): ScreenName[] => SCREEN_NAMES.filter((name) => screenNamed(name).page === 'content')
