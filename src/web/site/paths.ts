const LISTING_QUERY = [
  'bestseller',
  'new',
  'brand',
  'color',
  'shape',
  'frameType',
  'gender',
  'q',
  'sort',
  'page',
] as const

/** The screens of the shop: where they are and which query they read, in the order it is written. */
export const SCREENS = {
  home: { path: '/', query: [] },
  collections: { path: '/collections', query: LISTING_QUERY },
  category: { path: '/collections/:category', query: LISTING_QUERY },
  product: { path: '/products/:slug', query: [] },
  cart: { path: '/cart', query: [] },
  checkout: { path: '/checkout', query: [] },
  orderComplete: { path: '/checkout/success', query: ['orderId'] },
  login: { path: '/login', query: [] },
  register: { path: '/register', query: [] },
  account: { path: '/account', query: [] },
  virtualTryOn: { path: '/virtual-try-on', query: [] },
  notFound: { path: '/not-found', query: [] },
} as const

/** Places the shop links to whose screens come later; until then they answer as not found. */
const ELSEWHERE = {
  contact: { path: '/contact', query: [] },
  about: { path: '/about', query: [] },
  giftCards: { path: '/gift-cards', query: [] },
  faqs: { path: '/faqs', query: [] },
  shippingReturns: { path: '/shipping-returns', query: [] },
  sizeGuide: { path: '/size-guide', query: [] },
  prescriptionGuide: { path: '/prescription-guide', query: [] },
  tryOnHelp: { path: '/try-on-help', query: [] },
  locations: { path: '/locations', query: [] },
  careers: { path: '/careers', query: [] },
  sustainability: { path: '/sustainability', query: [] },
  terms: { path: '/terms', query: [] },
  privacy: { path: '/privacy', query: [] },
} as const

const PLACES = { ...SCREENS, ...ELSEWHERE }
type Places = typeof PLACES
export type Screen = keyof typeof SCREENS
export type Place = keyof Places

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type QueryOf<Name extends Place> = { [Key in Places[Name]['query'][number]]?: string | number | undefined }
type Rest<Name extends Place> = [ParamsOf<Places[Name]['path']>] extends [never]
  ? [params?: Record<never, never>, query?: QueryOf<Name>]
  : [params: Record<ParamsOf<Places[Name]['path']>, string>, query?: QueryOf<Name>]

/** The address of a place; its query in the fixed order, what is empty left out. */
export function href<Name extends Place>(name: Name, ...[params = {}, query = {}]: Rest<Name>): string {
  const place: { path: string; query: readonly string[] } = PLACES[name]
  const path = place.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String((params as Record<string, string>)[key])),
  )
  return path + searchOf(place.query, (key) => (query as Record<string, unknown>)[key])
}

/** `?a=1&b=2` of the known names that have a value, in their order; or nothing. */
export function searchOf(names: readonly string[], read: (name: string) => unknown): string {
  const search = new URLSearchParams()
  for (const name of names) {
    const value = read(name)
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}
