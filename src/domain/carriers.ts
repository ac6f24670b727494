/**
 * Who carries parcels. Tracking pages are the carriers' own; `{number}` stands for the tracking number.
 * BOX NOW carries to lockers, the others to the door.
 */
export const CARRIERS = {
  boxnow: { name: 'BOX NOW', trackingUrl: 'https://boxnow.cy/en/?track={number}', isForLockers: true },
  acs: { name: 'ACS Courier', trackingUrl: 'https://www.acscourier.net/en/track-and-trace/?trackingNumber={number}' },
  akis: { name: 'AKIS Express', trackingUrl: 'https://www.akisexpress.com/track-trace/?number={number}' },
  travel_express: { name: 'Travel Express', trackingUrl: 'https://www.travelexpress.com.cy/tracking?number={number}' },
  cyprus_post: {
    name: 'Cyprus Post',
    trackingUrl: 'https://www.cypruspost.post/en/track-n-trace-results?code={number}',
  },
  own_van: { name: 'Own van', trackingUrl: null },
  /** Any other, whose number was typed in. */
  other: { name: 'Courier', trackingUrl: null },
} as const satisfies Record<string, { name: string; trackingUrl: string | null; isForLockers?: true }>

export type CarrierId = keyof typeof CARRIERS
export const CARRIER_IDS = Object.keys(CARRIERS) as [CarrierId, ...CarrierId[]]

export const isCarrier = (text: string): text is CarrierId => Object.hasOwn(CARRIERS, text)

/** The carrier's page about a parcel; null where there is none. */
export function trackingUrl(carrier: CarrierId, trackingNumber: string | null): string | null {
  const pattern = CARRIERS[carrier].trackingUrl
  if (pattern === null || !trackingNumber) return null
  return pattern.replace('{number}', encodeURIComponent(trackingNumber))
}

/** The carriers that an order may be given to. */
export function carriersFor(shippingMethod: string): CarrierId[] {
  const isLocker = shippingMethod === 'locker'
  return CARRIER_IDS.filter((id) => 'isForLockers' in CARRIERS[id] === isLocker)
}
