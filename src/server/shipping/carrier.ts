import type { CarrierId } from '../../domain/carriers.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import type { ParcelState } from '../../domain/parcel.ts'

export interface ParcelAddress {
  name: string
  email: string
  phone: string
  address: string
  city: string
  postalCode: string
  country: string
}

/** What a carrier needs to take a parcel. Amounts are integer cents of EUR. */
export interface ParcelToSend {
  /** `<order>-s<n>`; the same for every repetition of one parcel. */
  key: string
  recipient: ParcelAddress
  sender: ParcelAddress
  /** The locker; null to the door. */
  point: DeliveryPoint | null
  weightGrams: number
  /** 1 is the smallest compartment. */
  size: number
  /** What is taken in cash at the door. */
  cashCents: number
  valueCents: number
  description: string
  /** `yyyy-mm-dd` in Cyprus. */
  pickupDay: string
}

export interface CreatedParcel {
  /** The carrier's own id. */
  ref: string
  trackingNumber: string
}

/** Something that happened to a parcel. */
export interface CarrierReport {
  ref: string
  /** The same for a report that comes again. */
  eventKey: string
  /** Null for what changes nothing. */
  state: ParcelState | null
  /** The carrier's own word. */
  code: string
  at: Date
}

export interface CarrierPoint {
  id: string
  name: string
  address: string
  postalCode: string
  latitude: number
  longitude: number
}

export interface PaidCash {
  trackingNumber: string
  amountCents: number
  /** The same for a payment that is read again. */
  key: string
}

/** A message of a carrier, as received. */
export interface RawReport {
  headers: Headers
  /** Unparsed: signatures are over these bytes. */
  body: string
}

/**
 * The port to a carrier with a connection. Every call may throw `CarrierError`. It has no `quote`: neither BOX NOW's
 * Partner API 1 nor ACS's REST services name a price for a parcel before it is made. Shoppers pay the fees of the
 * settings (`domain/shipping.ts`), and the carriers bill by contract. The days of delivery are `domain/delivery.ts`'s.
 */
export interface Carrier {
  id: CarrierId
  /** Whether the same key again answers the same parcel. Otherwise a create without an answer goes to staff. */
  isRepeatable: boolean
  create(parcel: ParcelToSend): Promise<CreatedParcel>
  /** The labels of parcels, as one PDF. */
  labels(refs: readonly string[]): Promise<Uint8Array>
  cancel(ref: string): Promise<void>
  track(parcel: { ref: string; key: string }): Promise<CarrierReport[]>
  /** All lockers and points; null for a carrier without any. */
  points(): Promise<CarrierPoint[] | null>
  /** Checks who sent a message; null where it is forged or unreadable. */
  readSignal(report: RawReport): CarrierReport | null
  /** A parcel that the buyer sends back. @throws CarrierError where the contract has none */
  createReturn(parcel: ParcelToSend): Promise<CreatedParcel>
  /** Closes the day's parcels for the courier who comes; null for a carrier that wants no list. */
  closeDay(day: string): Promise<{ number: string; body: Uint8Array } | null>
  /** What the carrier paid out on a day; null for one that does not say. */
  paidCash(day: string): Promise<PaidCash[] | null>
}

/**
 * A call of a carrier that failed. `isUnknown`: it may have taken effect (time-out, lost connection, 5xx).
 * `code` is the carrier's own.
 */
export class CarrierError extends Error {
  readonly isUnknown: boolean
  readonly code: string

  constructor(code: string, { isUnknown, cause }: { isUnknown: boolean; cause?: unknown }) {
    super(`the carrier answered ${code}`, { cause })
    this.name = 'CarrierError'
    this.isUnknown = isUnknown
    this.code = code
  }
}
