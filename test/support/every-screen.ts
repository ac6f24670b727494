import type { Screen } from '../../src/web/site/paths.ts'

/**
 * Where every screen of the route table is seen by anyone, in each state that an address alone brings about. The
 * account's screens are seen by who is signed in.
 */
export const EVERY_SCREEN: Record<Screen, readonly [string, ...string[]]> = {
  home: ['/'],
  collections: ['/collections', '/collections?q=monocle', '/collections?bestseller=true'],
  category: ['/collections/sunglasses?brand=Helianos&color=gold'],
  product: ['/products/mirande-champagne', '/products/carlotta-rose', '/products/aviator-gold'],
  cart: ['/cart'],
  checkout: ['/checkout'],
  orderComplete: ['/checkout/success'],
  login: ['/login'],
  register: ['/register'],
  account: ['/account'],
  accountOrder: ['/account/orders/no-such-order'],
  orderByLink: ['/orders/no-such-link'],
  newsletter: ['/newsletter/confirm/no-such-link', '/newsletter/leave/no-such-link'],
  verifyEmail: ['/verify-email/no-such-link'],
  undoEmailChange: ['/undo-email-change/no-such-link'],
  forgotPassword: ['/forgot-password'],
  resetPassword: ['/reset-password/no-such-link'],
  saved: ['/saved'],
  sizeGuide: ['/size-guide', '/size-guide?lens=52&bridge=18&temple=145'],
  contact: ['/contact'],
  appointment: ['/appointments/no-such-link'],
  virtualTryOn: ['/virtual-try-on'],
  notFound: ['/not-found'],
  about: ['/about'],
  'gift-cards': ['/gift-cards'],
  faqs: ['/faqs'],
  'shipping-returns': ['/shipping-returns'],
  'prescription-guide': ['/prescription-guide'],
  'try-on-help': ['/try-on-help'],
  locations: ['/locations'],
  careers: ['/careers'],
  sustainability: ['/sustainability'],
  terms: ['/terms'],
  privacy: ['/privacy'],
  accessibility: ['/accessibility'],
}
