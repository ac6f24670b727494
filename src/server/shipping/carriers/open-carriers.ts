import type { CarrierId } from '../../../domain/carriers.ts'
import type { CarrierSettings } from '../../carrier-settings.ts'
import type { Carrier } from '../carrier.ts'
import { createAcs } from './acs.ts'
import { createBoxnow } from './boxnow.ts'

const opened = new WeakMap<CarrierSettings, Map<CarrierId, Carrier>>()

function openCarriers(settings: CarrierSettings): Map<CarrierId, Carrier> {
  const { boxnow, acs, timeoutMs } = settings
  const carriers = [
    boxnow === null ? [] : [createBoxnow(boxnow, timeoutMs)],
    acs === null ? [] : [createAcs(acs, timeoutMs)],
  ].flat()
  return new Map(carriers.map((carrier) => [carrier.id, carrier]))
}

interface HasCarriers {
  config: { carriers: CarrierSettings }
}

/** The carriers that the shop has a connection with. They keep their sessions from call to call. */
export function listCarriers({ config: { carriers: settings } }: HasCarriers): Carrier[] {
  const known = opened.get(settings) ?? openCarriers(settings)
  opened.set(settings, known)
  return [...known.values()]
}

/** Null for a carrier that is served by hand. */
export const findCarrier = (shop: HasCarriers, id: CarrierId): Carrier | null =>
  listCarriers(shop).find((carrier) => carrier.id === id) ?? null
