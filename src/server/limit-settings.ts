import { z } from 'zod'

const count = (value: number) => z.coerce.number().int().min(1).max(1_000_000).default(value)

/** The limits that an operator may change, as environment variables; see the table in README. */
export const limitVariables = {
  LIMIT_ORDERS_PER_GUEST: count(10),
  LIMIT_ORDERS_PER_ADDRESS: count(120),
  LIMIT_PIECES_PER_ORDER: count(20),
  LIMIT_PIECES_UNPAID: count(40),
  LIMIT_PIECES_PER_ADDRESS: count(240),
  LIMIT_CASH_ORDERS_PER_PHONE: count(1),
  LIMIT_APPOINTMENTS_OPEN: count(5),
  LIMIT_APPOINTMENTS_PER_GUEST: count(10),
  LIMIT_APPOINTMENTS_PER_ADDRESS: count(80),
  LIMIT_NEWSLETTER_PER_GUEST: count(10),
  LIMIT_NEWSLETTER_PER_ADDRESS: count(100),
  LIMIT_RESETS_PER_GUEST: count(10),
  LIMIT_RESETS_PER_ADDRESS: count(60),
  LIMIT_RESET_EMAILS: count(4),
  LIMIT_CARTS_PER_GUEST: count(20),
  LIMIT_CARTS_PER_ADDRESS: count(600),
  LIMIT_CART_WRITES_PER_GUEST: count(120),
  LIMIT_CART_WRITES_PER_ADDRESS: count(1200),
}

const schema = z.object(limitVariables)

/** Attempts per guest or signed-in user, and per network address. */
export interface Allowance {
  perGuest: number
  perAddress: number
}

export interface LimitSettings {
  orders: Allowance
  piecesPerOrder: number
  /** Pieces in the unconfirmed orders of one buyer. */
  piecesUnpaid: number
  /** Pieces ordered from one network address in a day. */
  piecesPerAddress: number
  /** Orders cash on delivery that one phone number may have under way. */
  cashOrdersPerPhone: number
  /** Upcoming appointments per e-mail address and per phone number. */
  appointmentsOpen: number
  appointments: Allowance
  newsletter: Allowance
  /** Requests for a new password in an hour. */
  resets: Allowance
  /** Reset e-mails to one mailbox in a day while an earlier link is valid. */
  resetEmails: number
  /** Carts created in an hour, per process. */
  carts: Allowance
  /** Cart changes in a minute, per process. */
  cartWrites: Allowance
}

export function toLimitSettings(value: z.infer<typeof schema>): LimitSettings {
  const both = (perGuest: number, perAddress: number): Allowance => ({ perGuest, perAddress })
  return {
    orders: both(value.LIMIT_ORDERS_PER_GUEST, value.LIMIT_ORDERS_PER_ADDRESS),
    piecesPerOrder: value.LIMIT_PIECES_PER_ORDER,
    piecesUnpaid: value.LIMIT_PIECES_UNPAID,
    piecesPerAddress: value.LIMIT_PIECES_PER_ADDRESS,
    cashOrdersPerPhone: value.LIMIT_CASH_ORDERS_PER_PHONE,
    appointmentsOpen: value.LIMIT_APPOINTMENTS_OPEN,
    appointments: both(value.LIMIT_APPOINTMENTS_PER_GUEST, value.LIMIT_APPOINTMENTS_PER_ADDRESS),
    newsletter: both(value.LIMIT_NEWSLETTER_PER_GUEST, value.LIMIT_NEWSLETTER_PER_ADDRESS),
    resets: both(value.LIMIT_RESETS_PER_GUEST, value.LIMIT_RESETS_PER_ADDRESS),
    resetEmails: value.LIMIT_RESET_EMAILS,
    carts: both(value.LIMIT_CARTS_PER_GUEST, value.LIMIT_CARTS_PER_ADDRESS),
    cartWrites: both(value.LIMIT_CART_WRITES_PER_GUEST, value.LIMIT_CART_WRITES_PER_ADDRESS),
  }
}
