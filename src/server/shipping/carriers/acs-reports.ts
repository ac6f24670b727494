import type { ParcelState } from '../../../domain/parcel.ts'
import type { CarrierReport, PaidCash } from '../carrier.ts'

type AcsField =
  | 'ACSObjectOutput'
  | 'Error_Message'
  | 'Error_msg'
  | 'Parcel_COD_Amount'
  | 'PickupList_No'
  | 'POD'
  | 'Voucher_No'
  | 'delivery_date'
  | 'delivery_flag'
  | 'non_delivery_reason_code'
  | 'pickup_date'
  | 'returned_flag'
  | 'shipment_status'

/** A row of an answer, of which these fields are read. */
export type AcsRow = { readonly [Field in AcsField]?: unknown }

/** The reasons of a failed delivery that begin so: the charge, the payment or the parcel was not accepted. */
const REFUSED = 'ΑΠ'
const DELIVERED_STATUS = 4

/** The last thing that ACS says of a voucher. It tells no history, so each new state is an event of its own. */
export function acsReports(ref: string, rows: readonly AcsRow[]): CarrierReport[] {
  return rows.flatMap((row) => {
    const state = stateOf(row)
    if (state === null) return []
    const reason = String(row.non_delivery_reason_code ?? '').trim()
    const at = momentOf(row.delivery_date) ?? momentOf(row.pickup_date)
    if (at === null) return []
    const code = `${String(row.shipment_status ?? '')}${reason && `:${reason}`}`
    return [{ ref, eventKey: `${ref}:${state}:${code}`, state, code, at }]
  })
}

function stateOf(row: AcsRow): ParcelState | null {
  if (Number(row.returned_flag) === 1) return 'returned'
  if (Number(row.delivery_flag) === 1 || Number(row.shipment_status) === DELIVERED_STATUS) return 'delivered'
  if (String(row.non_delivery_reason_code ?? '').startsWith(REFUSED)) return 'refused'
  return momentOf(row.pickup_date) === null ? null : 'in_transit'
}

export function acsPaidCash(day: string, rows: readonly AcsRow[]): PaidCash[] {
  return rows.flatMap((row) => {
    const trackingNumber = String(row.POD ?? '').trim()
    const amountCents = Math.round(Number(row.Parcel_COD_Amount) * 100)
    if (trackingNumber === '' || !(amountCents > 0)) return []
    return [{ trackingNumber, amountCents, key: `${trackingNumber}:${day}` }]
  })
}

/** ACS writes local times without an offset; the day is what counts. */
function momentOf(value: unknown): Date | null {
  if (typeof value !== 'string' || value === '') return null
  const moment = new Date(/[Z+]/.test(value) ? value : `${value}Z`)
  return Number.isNaN(moment.valueOf()) ? null : moment
}
