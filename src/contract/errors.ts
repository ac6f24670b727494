import type { FieldProblem } from './field-problems.ts'

/**
 * Every error code and its HTTP status. i18n must have the text of each code in
 * both languages, so a new line here does not compile without them.
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  broken_json: 400,
  broken_request: 400,
  sign_in_required: 401,
  wrong_credentials: 401,
  second_factor_required: 401,
  wrong_email_or_password: 401,
  wrong_password: 403,
  wrong_code: 403,
  not_permitted: 403,
  confirmation_required: 403,
  not_at_a_till: 403,
  not_a_till: 403,
  wrong_pin: 403,
  pin_locked: 403,
  foreign_origin: 403,
  not_found: 404,
  out_of_stock: 409,
  not_enough_stock: 409,
  line_too_large: 409,
  cart_empty: 409,
  price_changed: 409,
  locker_gone: 409,
  too_many_addresses: 409,
  too_many_prescriptions: 409,
  prescription_unconfirmed: 409,
  consent_outdated: 409,
  prescription_in_use: 409,
  lenses_not_possible: 409,
  lenses_expired: 409,
  made_to_order_unconfirmed: 409,
  measuring_needed: 409,
  one_pair_a_line: 409,
  lens_step_not_allowed: 409,
  lens_version_changed: 409,
  lenses_not_ready: 409,
  registration_missing: 409,
  licence_missing: 409,
  too_many_wearers: 409,
  slot_taken: 409,
  frame_taken: 409,
  appointment_cancelled: 409,
  appointment_not_open: 409,
  visit_step_not_allowed: 409,
  time_blocked: 409,
  outside_hours: 409,
  booking_in_the_way: 409,
  order_too_large: 409,
  too_many_unpaid: 409,
  too_many_appointments: 409,
  username_taken: 409,
  second_factor_on: 409,
  email_taken: 409,
  changed_meanwhile: 409,
  order_step_not_allowed: 409,
  order_already_cancelled: 409,
  order_already_sent: 409,
  order_erased: 409,
  order_not_editable: 409,
  order_not_cancellable: 409,
  order_not_returnable: 409,
  payment_not_secured: 409,
  parcel_exists: 409,
  parcel_not_cancellable: 409,
  parcel_step_not_allowed: 409,
  carrier_not_possible: 409,
  carrier_not_connected: 409,
  carrier_refused: 409,
  carrier_unavailable: 503,
  tracking_number_required: 409,
  label_missing: 409,
  remittance_file_unreadable: 400,
  more_than_sold: 409,
  made_to_order: 409,
  return_step_not_allowed: 409,
  refund_too_large: 409,
  refund_settled: 409,
  nothing_due: 409,
  payment_not_awaited: 409,
  payment_not_in_review: 409,
  stock_reserved: 409,
  transfer_received: 409,
  count_closed: 409,
  recount_needed: 409,
  count_below_reserved: 409,
  product_incomplete: 409,
  slug_fixed: 409,
  reduction_exists: 409,
  reduction_overlaps: 409,
  reduction_over: 409,
  orders_under_way: 409,
  payment_not_possible: 409,
  payment_attempts_used: 409,
  payment_method_not_offered: 409,
  cards_paused: 409,
  cash_not_offered: 409,
  note_already_deleted: 409,
  own_account: 409,
  last_owner: 409,
  store_in_use: 409,
  barcode_taken: 409,
  preview_outdated: 409,
  picture_broken: 400,
  picture_animated: 400,
  picture_too_small: 400,
  picture_too_many_pixels: 413,
  picture_unknown: 400,
  file_too_large: 413,
  file_not_text: 400,
  request_too_slow: 408,
  link_expired: 410,
  body_too_large: 413,
  not_json: 415,
  headers_too_large: 431,
  too_many_attempts: 429,
  too_many_orders: 429,
  too_many_bookings: 429,
  too_many_requests: 429,
  too_many_declines: 429,
  reset_requested: 429,
  internal: 500,
  unavailable: 503,
  gateway_unavailable: 503,
  busy: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export interface Problem {
  error: {
    code: ErrorCode
    /** A text for the visitor, in the visitor's language. */
    message: string
    fields?: Record<string, string>
    /** Given with a 5xx, to find the cause in the log. */
    requestId?: string
  } & Partial<Conflict>
}

/** What somebody else changed meanwhile, with `changed_meanwhile`. */
export interface Conflict {
  /** The row as it is now. */
  current: unknown
  /** The name of a member of the staff; `null` for anybody else. */
  changedBy: string | null
  changedAt: string
}

interface More {
  fields?: Record<string, FieldProblem>
  fieldTexts?: Record<string, string>
  retryAfterSeconds?: number
  most?: number
  named?: readonly string[]
  conflict?: Conflict
}

/** An expected error: business code throws it, `server/http` answers with its status. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined
  /** Texts of fields in the visitor's language, where a code can't tell what a right value looks like. */
  readonly fieldTexts: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined
  /** The number that was passed, for words with `{most}`. */
  readonly most: number | undefined
  /** What is in the way, such as order numbers, for words with `{named}`. */
  readonly named: readonly string[]
  readonly conflict: Conflict | undefined

  constructor(code: ErrorCode, more: More = {}) {
    super(code)
    this.name = 'ShopError'
    this.code = code
    this.fields = more.fields
    this.fieldTexts = more.fieldTexts ?? {}
    this.retryAfterSeconds = more.retryAfterSeconds
    this.most = more.most
    this.named = more.named ?? []
    this.conflict = more.conflict
  }
}
