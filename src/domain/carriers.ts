/**
 * Who carries parcels. Tracking pages are the carriers' own; `{number}` stands for the tracking number. The shop can
 * enter other pages in its settings.
 */
export const CARRIERS = {
  boxnow: { name: 'BOX NOW', trackingUrl: 'https://boxnow.cy/en/?track={number}', carriesTo: 'locker' },
  acs: {
    name: 'ACS Courier',
    trackingUrl: 'https://www.acscourier.net/en/track-and-trace/?trackingNumber={number}',
    carriesTo: 'door',
  },
  akis: {
    name: 'AKIS Express',
    trackingUrl: 'https://www.akisexpress.com/track-trace/?number={number}',
    carriesTo: 'door',
  },
  travel_express: {
    name: 'Travel Express',
    trackingUrl: 'https://www.travelexpress.com.cy/tracking?number={number}',
    carriesTo: 'door',
  },
  cyprus_post: {
    name: 'Cyprus Post',
    trackingUrl: 'https://www.cypruspost.post/en/track-n-trace-results?code={number}',
    carriesTo: 'door',
  },
  own_van: { name: 'Own van', trackingUrl: null, carriesTo: 'door' },
  /** Any other to the door, whose number was typed in. */
  other: { name: 'Courier', trackingUrl: null, carriesTo: 'door' },
} as const satisfies Record<string, { name: string; trackingUrl: string | null; carriesTo: 'door' | 'locker' }>

export type CarrierId = keyof typeof CARRIERS
export const CARRIER_IDS = Object.keys(CARRIERS) as [CarrierId, ...CarrierId[]]

export const isCarrier = (text: string): text is CarrierId => Object.hasOwn(CARRIERS, text)

/** A carrier that the shop knows by name. */
export type NamedCarrier = Exclude<CarrierId, 'other'>
export const NAMED_CARRIERS = CARRIER_IDS.filter((id): id is NamedCarrier => id !== 'other')

/** A named carrier to the door: the shop chooses which ones it works with. BOX NOW comes with the method `locker`. */
export type DoorCarrier = Exclude<NamedCarrier, 'boxnow'>
export const DOOR_CARRIERS = NAMED_CARRIERS.filter((id): id is DoorCarrier => CARRIERS[id].carriesTo === 'door')

/** The part of the settings of deliveries that is about carriers. */
export interface CarrierChoice {
  /** The carriers that the shop works with. One that is switched off gets no new parcels. */
  doorCarriers: Record<DoorCarrier, boolean>
  /** Who carries what is ordered by a method, until staff choose otherwise. */
  carriers: Record<'standard' | 'express', DoorCarrier>
  /** With `{number}` for the parcel's; empty: the carrier's usual page. */
  trackingLinks: Record<NamedCarrier, string>
}

const isDoorCarrier = (id: CarrierId): id is DoorCarrier => DOOR_CARRIERS.some((one) => one === id)

/** Whether the shop takes parcels to the carrier's counter: neither its own van nor one without a name. */
export const hasCounter = (id: CarrierId): boolean => isDoorCarrier(id) && id !== 'own_van'

/** Whether the shop gives new parcels to a carrier. */
export const isCarrierUsed = (id: CarrierId, { doorCarriers }: Pick<CarrierChoice, 'doorCarriers'>): boolean =>
  !isDoorCarrier(id) || doorCarriers[id]

/** The page about a parcel: by the shop's template, or else the carrier's own; null where there is none. */
export function trackingUrl(
  carrier: CarrierId,
  trackingNumber: string | null,
  { trackingLinks }: Pick<CarrierChoice, 'trackingLinks'>,
): string | null {
  const pattern = (carrier === 'other' ? '' : trackingLinks[carrier]) || CARRIERS[carrier].trackingUrl
  if (pattern === null || !trackingNumber) return null
  return pattern.replaceAll('{number}', encodeURIComponent(trackingNumber))
}

/** The carriers that an order may be given to, the method's usual one first. Those that are switched off are left out. */
export function carriersFor(
  shippingMethod: string,
  settings: Pick<CarrierChoice, 'carriers' | 'doorCarriers'>,
): CarrierId[] {
  const to = shippingMethod === 'locker' ? 'locker' : 'door'
  const usual = settings.carriers[shippingMethod === 'express' ? 'express' : 'standard']
  const fitting = CARRIER_IDS.filter((id) => CARRIERS[id].carriesTo === to && isCarrierUsed(id, settings))
  return fitting.toSorted((one, other) => Number(other === usual) - Number(one === usual))
}
