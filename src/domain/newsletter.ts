/** Where somebody can sign up, as a part of their consent. `unknown`: before it was stored. */
export const NEWSLETTER_SOURCES = ['home', 'footer', 'checkout', 'account', 'store', 'unknown'] as const
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number]

/** `pending` has signed up and not yet confirmed. */
export const SUBSCRIBER_STATUSES = ['pending', 'subscribed', 'unsubscribed'] as const
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number]
