import { SECURITY_EVENT_DAYS } from './security-events.ts'
import { SESSION_DAYS } from './session-ends.ts'

/** How long a kind of personal data is kept. `years` count from the end of the year, or from the day for dated ones. */
export type Keeping = { days: number } | { years: number }

interface RetentionRule {
  what: string
  why: string
  keeps: Keeping
  /** Not named on the privacy page: of staff, or nobody's. */
  isInternal?: true
  /** Each record has its own last day, set when it is stored. */
  isDated?: true
}

/** What the hourly sweep deletes, and what the privacy page says: `{kept-NAME}` in its text. */
export const RETENTION = {
  sessions: { what: 'signed-in browsers', why: 'they have ended', keeps: { days: SESSION_DAYS } },
  security: { what: 'security events', why: 'attacks are explained by then', keeps: { days: SECURITY_EVENT_DAYS } },
  links: { what: 'links sent by e-mail, as hashes', why: 'they no longer work', keeps: { days: 7 } },
  addresses: { what: 'counts of failures by network address and account', why: 'forgiven', keeps: { days: 2 } },
  carts: { what: 'guests’ carts', why: 'the cookie that opens them has ended', keeps: { days: 180 } },
  lenses: { what: 'lenses chosen and never ordered', why: 'their cart is gone', keeps: { days: 180 } },
  drafts: { what: 'unfinished choices of lenses', why: 'their content was erased', keeps: { days: 30 } },
  prescriptions: {
    what: 'prescriptions from which nothing was made',
    why: 'no lenses are made from them any more',
    keeps: { years: 2 },
    isDated: true,
  },
  supplied: {
    what: 'prescriptions from which glasses were made',
    why: 'nobody asks about the glasses',
    keeps: { years: 10 },
    isDated: true,
  },
  papers: { what: 'photos of prescriptions', why: 'the values are stored', keeps: { years: 2 }, isDated: true },
  emails: { what: 'e-mails sent: kind, address, time', why: 'questions about them are past', keeps: { days: 365 } },
  appointments: { what: 'appointments', why: 'the visit is long past', keeps: { days: 365 } },
  alerts: { what: 'requests to be told of stock', why: 'nobody waits longer', keeps: { days: 365 } },
  newsletter: {
    what: 'newsletter addresses that were not confirmed, or left',
    why: 'there is no consent',
    keeps: { days: 30 },
  },
  orders: { what: 'name and address of orders', why: 'tax law asks no longer', keeps: { years: 8 } },
  staffAccess: {
    what: 'sessions and invitations of staff',
    why: 'they have ended',
    keeps: { days: 7 },
    isInternal: true,
  },
  searches: { what: 'searches that found nothing', why: 'nobody’s; old', keeps: { days: 90 }, isInternal: true },
  pictures: { what: 'uploaded pictures in no use', why: 'nobody’s; left over', keeps: { days: 2 }, isInternal: true },
} as const satisfies Readonly<Record<string, RetentionRule>>

export type RetentionName = keyof typeof RETENTION

export type DatedName = {
  [Name in RetentionName]: (typeof RETENTION)[Name] extends { isDated: true } ? Name : never
}[RetentionName]

export const isInternal = (name: RetentionName): boolean => 'isInternal' in RETENTION[name]

const DAY_MS = 86_400_000

/** The time before which data of a kind are past their time. */
export function pastBefore(name: RetentionName, now: Date): Date {
  const keeps: Keeping = RETENTION[name].keeps
  if ('days' in keeps) return new Date(now.valueOf() - keeps.days * DAY_MS)
  return new Date(Date.UTC(now.getUTCFullYear() - keeps.years, 0, 1))
}
