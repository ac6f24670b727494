import type { NewsletterSource, SubscriberStatus } from '../../../domain/newsletter.ts'

/** Addresses of `ORDER_BUYERS` who have an account; its password is not known to anybody. */
export const ACCOUNT_BUYERS = [
  'eleni.papadopoulou',
  'g.ioannou',
  'xenia.georgiou',
  'n.savva',
  'emma.hughes',
  'loukas.ev',
]

/** What colleagues wrote about people of `ORDER_BUYERS`. */
export const SEED_NOTES: readonly (readonly [name: string, note: string])[] = [
  ['eleni.papadopoulou', 'Προτιμά να την παίρνουμε τηλέφωνο μετά τις 17:00.'],
  ['g.ioannou', 'Wears a 52 lens; the Amathus was too narrow at the temples.'],
  ['xenia.georgiou', 'Ζήτησε να της γράψουμε όταν έρθει το Selene σε μπλε.'],
  ['emma.hughes', 'Allergic to nickel: titanium only.'],
  ['maria', 'Has her children’s frames fitted in Limassol.'],
]

/** Sign-ups of people of `ORDER_BUYERS`, in turn. */
export const SEED_SUBSCRIPTIONS: readonly (readonly [SubscriberStatus, NewsletterSource])[] = [
  ['subscribed', 'home'],
  ['subscribed', 'checkout'],
  ['subscribed', 'store'],
  ['pending', 'home'],
  ['subscribed', 'footer'],
  ['unsubscribed', 'home'],
  ['subscribed', 'unknown'],
]

/** What shoppers of the demo shop look for in vain, and how often. */
export const SEED_VAIN_SEARCHES: readonly (readonly [text: string, count: number])[] = [
  ['πολυεστιακοί φακοί', 14],
  ['ray ban wayfarer', 11],
  ['φακοί επαφής', 9],
  ['ski goggles', 6],
  ['clip on', 5],
  ['gucci', 4],
  ['γυαλιά κολύμβησης', 3],
  ['reading glasses +2', 2],
]

export const SEED_MESSAGES = {
  en: ['My glasses keep sliding down.', 'A second pair for the office.', 'For my son, who is eight.'],
  el: ['Μου γλιστρούν τα γυαλιά.', 'Θέλω δεύτερο ζευγάρι για το γραφείο.', 'Για την κόρη μου, επτά χρονών.'],
} as const
