/** Where browsers without scripts post the storefront's forms to, and the pages that answer them. */
export const PLAIN_PATHS = {
  cart: '/cart/lines',
  newsletter: '/newsletter',
  newsletterSent: '/newsletter/sent',
  newsletterConfirmed: '/newsletter/confirmed',
  newsletterLeft: '/newsletter/left',
  contactSent: '/contact/sent',
} as const
