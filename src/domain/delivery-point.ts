/** A locker or point of a carrier, as it was when it was chosen. */
export interface DeliveryPoint {
  carrier: string
  /** The carrier's own id. */
  id: string
  name: string
  address: string
  postalCode: string
}

/** Where it stands; carriers write the postcode into some addresses already. */
export const placeOfPoint = ({ address, postalCode }: Pick<DeliveryPoint, 'address' | 'postalCode'>): string =>
  address.includes(postalCode) ? address : `${address}, ${postalCode}`
