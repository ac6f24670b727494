/** A locker or point of a carrier, as it was when it was chosen. */
export interface DeliveryPoint {
  carrier: string
  /** The carrier's own id. */
  id: string
  name: string
  address: string
  postalCode: string
}
