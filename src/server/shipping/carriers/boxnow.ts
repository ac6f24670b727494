import * as z from 'zod'
import type { BoxnowSettings } from '../../carrier-settings.ts'
import { joinPdfs } from '../../pdf/join-pdfs.ts'
import { type Carrier, CarrierError, type CreatedParcel, type ParcelToSend } from '../carrier.ts'
import { boxnowEvents, isWebhookOf, reportOf } from './boxnow-reports.ts'
import { callCarrier, parseAnswer } from './call-carrier.ts'

/** BOX NOW Partner API 1. Lockers; parcels are named by our number, which is used once (P410). */
export function createBoxnow(settings: BoxnowSettings, timeoutMs: number): Carrier {
  const call = createCall(settings, timeoutMs)

  async function findByNumber(key: string): Promise<CreatedParcel | null> {
    const { data } = parcelList.parse(await call('GET', `/parcels?orderNumber=${encodeURIComponent(key)}`))
    const [parcel] = data
    return parcel === undefined ? null : { ref: parcel.id, trackingNumber: parcel.id }
  }

  async function request(path: string, body: object, key: string): Promise<CreatedParcel> {
    try {
      const { parcels } = created.parse(await call('POST', path, body))
      const [{ id }] = parcels
      return { ref: id, trackingNumber: id }
    } catch (error) {
      if (!(error instanceof CarrierError) || error.code !== 'P410') throw error
      const known = await findByNumber(key)
      if (known === null) throw error
      return known
    }
  }

  return {
    id: 'boxnow',
    isRepeatable: true,
    create: (parcel) => request('/delivery-requests', deliveryOf(parcel, settings), parcel.key),
    createReturn: (parcel) => request('/delivery-requests:customerReturns', returnOf(parcel, settings), parcel.key),
    async labels(refs) {
      const labels: Uint8Array[] = []
      // Their API gives one label a call; one after another, so that none is refused for haste.
      for (const ref of refs) labels.push(await call.bytes(`/parcels/${encodeURIComponent(ref)}/label.pdf`))
      const [only] = labels
      return labels.length === 1 && only !== undefined ? only : joinLabels(labels)
    },
    async cancel(ref) {
      await call('POST', `/parcels/${encodeURIComponent(ref)}:cancel`, {})
    },
    async track({ ref, key }) {
      const { data } = parcelList.parse(await call('GET', `/parcels?orderNumber=${encodeURIComponent(key)}`))
      return data.filter(({ id }) => id === ref).flatMap(boxnowEvents)
    },
    async points() {
      const { data } = destinations.parse(await call('GET', '/destinations'))
      return data
        .filter(({ country }) => country === undefined || country === 'CY')
        .map(({ id, name, title, addressLine1, postalCode, lat, lng }) => ({
          id,
          name: title ?? name ?? addressLine1,
          address: addressLine1,
          postalCode: postalCode.replace(/\s/g, ''),
          latitude: Number(lat),
          longitude: Number(lng),
        }))
    },
    readSignal: (report) => (isWebhookOf(report, settings.signalSecret) ? reportOf(report.body) : null),
    closeDay: async () => null,
    paidCash: async () => null,
  }
}

/** @throws CarrierError where what came is no PDF */
async function joinLabels(labels: readonly Uint8Array[]): Promise<Uint8Array> {
  try {
    return await joinPdfs(labels)
  } catch (cause) {
    throw new CarrierError('label_unreadable', { isUnknown: false, cause })
  }
}

const id = z.union([z.string(), z.number()]).transform(String)
const created = z.object({ parcels: z.array(z.object({ id })).min(1) }).transform(({ parcels }) => ({
  parcels: parcels as [{ id: string }],
}))
const parcelList = z.object({
  data: z.array(
    z.object({
      id,
      state: z.string().optional(),
      events: z.array(z.object({ type: z.string(), createTime: z.string() })).default([]),
    }),
  ),
})
const destinations = z.object({
  data: z.array(
    z.object({
      id,
      name: z.string().optional(),
      title: z.string().optional(),
      addressLine1: z.string(),
      postalCode: z.string(),
      country: z.string().optional(),
      lat: z.union([z.string(), z.number()]),
      lng: z.union([z.string(), z.number()]),
    }),
  ),
})
const session = z.object({ access_token: z.string(), expires_in: z.number() })
const problem = z.object({ code: z.string() })

const inEuro = (cents: number) => (cents / 100).toFixed(2)

const contactOf = ({ name, email, phone }: ParcelToSend['recipient']) => ({
  contactName: name,
  contactEmail: email,
  contactNumber: phone.replace(/[^\d+]/g, ''),
})

function bodyOf(parcel: ParcelToSend) {
  const value = inEuro(parcel.valueCents)
  const item = { id: parcel.key, name: parcel.description, value, weight: parcel.weightGrams / 1000 }
  return {
    orderNumber: parcel.key,
    invoiceValue: value,
    paymentMode: parcel.cashCents > 0 ? 'cod' : 'prepaid',
    amountToBeCollected: inEuro(parcel.cashCents),
    allowReturn: true,
    items: [{ ...item, compartmentSize: parcel.size }],
  }
}

const deliveryOf = (parcel: ParcelToSend, { origin }: BoxnowSettings) => ({
  ...bodyOf(parcel),
  origin: { ...contactOf(parcel.sender), locationId: origin },
  destination: { ...contactOf(parcel.recipient), locationId: parcel.point?.id ?? '' },
})

const returnOf = (parcel: ParcelToSend, { origin }: BoxnowSettings) => ({
  ...bodyOf(parcel),
  origin: contactOf(parcel.recipient),
  destination: { ...contactOf(parcel.sender), locationId: origin },
})

function createCall({ url, clientId, clientSecret }: BoxnowSettings, timeoutMs: number) {
  let token: { value: string; until: number } | null = null
  const json = { 'Content-Type': 'application/json' }

  async function getToken(): Promise<string> {
    if (token !== null && token.until > Date.now()) return token.value
    const body = JSON.stringify({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    })
    const { status, bytes } = await callCarrier(
      `${url}/api/v1/auth-sessions`,
      { method: 'POST', headers: json, body },
      timeoutMs,
    )
    // Nothing was asked for yet, so nothing has taken effect.
    if (status >= 400) throw new CarrierError(String(status), { isUnknown: false })
    const { access_token, expires_in } = session.parse(parseAnswer(bytes))
    token = { value: access_token, until: Date.now() + Math.max(0, expires_in - 60) * 1000 }
    return access_token
  }

  async function send(method: string, path: string, body?: object): Promise<Uint8Array> {
    const { status, bytes } = await callCarrier(
      `${url}/api/v1${path}`,
      {
        method,
        headers: { ...json, Authorization: `Bearer ${await getToken()}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      timeoutMs,
    )
    if (status === 401) token = null
    if (status < 400) return bytes
    const code = problem.safeParse(bytes.length > 0 ? parseAnswer(bytes) : {}).data?.code
    throw new CarrierError(code ?? String(status), { isUnknown: false })
  }

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const bytes = await send(method, path, body)
    return bytes.length === 0 ? {} : parseAnswer(bytes)
  }
  return Object.assign(call, { bytes: (path: string) => send('GET', path) })
}
