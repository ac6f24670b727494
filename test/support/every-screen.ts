import { SCREEN_NAMES, SCREENS, type ScreenName } from '../../src/contract/screens.ts'

type ScreenPaths = readonly [string, ...string[]]
type ScreenWithParams = {
  [Name in ScreenName]: (typeof SCREENS)[Name]['path'] extends `${string}${':' | '*'}${string}` ? Name : never
}[ScreenName]

const EXAMPLES: Record<ScreenWithParams, ScreenPaths> = {
  category: ['/collections/sunglasses?brand=Helianos&color=gold'],
  landing: ['/eyewear/round-tortoise-sunglasses', '/eyewear/optical-frames-under-200'],
  product: ['/products/mirande-champagne', '/products/carlotta-rose', '/products/aviator-gold'],
  lenses: ['/products/mirande-champagne/lenses'],
  productPreview: ['/preview/no-such-link'],
  accountOrder: ['/account/orders/no-such-order'],
  orderByLink: ['/orders/no-such-link'],
  orderPayment: ['/orders/no-such-link/payment'],
  withdrawOrder: ['/account/orders/no-such-order/withdraw'],
  withdrawByLink: ['/orders/no-such-link/withdraw'],
  lensQuestion: ['/lens-question/no-such-link'],
  refundAccount: ['/refund-account/no-such-link'],
  newsletter: ['/newsletter/confirm/no-such-link', '/newsletter/leave/no-such-link'],
  stockAlert: ['/stock-alerts/no-such-link'],
  verifyEmail: ['/verify-email/no-such-link'],
  undoEmailChange: ['/undo-email-change/no-such-link'],
  resetPassword: ['/reset-password/no-such-link'],
  appointment: ['/appointments/no-such-link'],
  unknown: ['/gift-hats'],
}

/** Further states of a screen that a query string selects. */
const STATES: Partial<Record<ScreenName, readonly string[]>> = {
  collections: ['/collections?q=monocle', '/collections?bestseller=true'],
  sizeGuide: ['/size-guide?lens=52&bridge=18&temple=145&kind=optical-frames&for=men'],
}

const pathsOf = (name: ScreenName): ScreenPaths =>
  name in EXAMPLES ? EXAMPLES[name as ScreenWithParams] : [SCREENS[name].path, ...(STATES[name] ?? [])]

/** The paths of each screen in each state. The account's screens need a signed-in user. */
export const EVERY_SCREEN = Object.fromEntries(SCREEN_NAMES.map((name) => [name, pathsOf(name)])) as Record<
  ScreenName,
  ScreenPaths
>
