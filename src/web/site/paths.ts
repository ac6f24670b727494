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

/** The screens that are read, each at `/{name}`, and told in `src/content/{name}.{language}.md`. */
export const TEXT_SCREENS = [
  'about',
  'gift-cards',
  'faqs',
  'shipping-returns',
  'prescription-guide',
  'try-on-help',
  'locations',
  'careers',
  'sustainability',
  'terms',
  'privacy',
  'accessibility',
] as const
type TextScreen = (typeof TEXT_SCREENS)[number]

const atName = (name: string) => [name, { path: `/${name}`, query: [] }]

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
  account: { path: '/account', query: ['page'] },
  accountOrder: { path: '/account/orders/:orderId', query: [] },
  orderByLink: { path: '/orders/:token', query: [] },
  newsletter: { path: '/newsletter/:step/:token', query: [] },
  verifyEmail: { path: '/verify-email/:token', query: [] },
  undoEmailChange: { path: '/undo-email-change/:token', query: [] },
  forgotPassword: { path: '/forgot-password', query: [] },
  resetPassword: { path: '/reset-password/:token', query: [] },
  saved: { path: '/saved', query: [] },
  sizeGuide: { path: '/size-guide', query: ['lens', 'bridge', 'temple'] },
  contact: { path: '/contact', query: [] },
  appointment: { path: '/appointments/:token', query: [] },
  virtualTryOn: { path: '/virtual-try-on', query: [] },
  notFound: { path: '/not-found', query: [] },
  ...(Object.fromEntries(TEXT_SCREENS.map(atName)) as {
    [Name in TextScreen]: { path: `/${Name}`; query: readonly [] }
  }),
} as const

export type Screen = keyof typeof SCREENS
type Screens = typeof SCREENS

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type QueryOf<Name extends Screen> = { [Key in Screens[Name]['query'][number]]?: string | number | undefined }
type Rest<Name extends Screen> = [ParamsOf<Screens[Name]['path']>] extends [never]
  ? [params?: Record<never, never>, query?: QueryOf<Name>]
  : [params: Record<ParamsOf<Screens[Name]['path']>, string>, query?: QueryOf<Name>]

/** The address of a place; its query in the fixed order, what is empty left out. */
export function href<Name extends Screen>(name: Name, ...[params = {}, query = {}]: Rest<Name>): string {
  const place: { path: string; query: readonly string[] } = SCREENS[name]
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
