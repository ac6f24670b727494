import { createHmac, randomUUID } from 'node:crypto'
import { openJsonServer } from './json-server.ts'
import { smallPdf } from './small-pdf.ts'

interface StoredParcel {
  id: string
  orderNumber: string
  body: { orderNumber?: unknown }
  state: string
  events: { type: string; createTime: string }[]
}

interface Behaviour {
  /** Creates the parcel and never answers. */
  hangsAfterCreate?: boolean
  /** Creates the parcel and answers 500. */
  failsAfterCreate?: boolean
  /** Refuses to create with this code. */
  refusesWith?: string
  /** Answers a page of HTML for a label. */
  garblesLabels?: boolean
}

export const BOXNOW_SECRET = 'boxnow-signal-secret'
const POINTS = [
  { id: '11', title: 'Strovolos Kiosk', addressLine1: 'Stavrou 1', postalCode: '2034', country: 'CY' },
  { id: '12', title: 'Agora', addressLine1: 'Makariou 9', postalCode: '30 30', country: 'CY' },
  { id: '13', title: 'Athina', addressLine1: 'Ermou 1', postalCode: '10563', country: 'GR' },
].map((point, index) => ({ ...point, lat: `${35 - index / 10}`, lng: `${33 + index / 10}` }))

/** BOX NOW's Partner API on loopback: sessions, lockers, delivery requests, labels and signed reports. */
export async function openBoxnowServer() {
  let behaviour: Behaviour = {}
  let sessions = 0
  let points = POINTS
  const parcels: StoredParcel[] = []
  const problem = (code: string) => ({ status: 400, body: { code, message: code, status: 400 } })

  function create(body: { orderNumber?: unknown }) {
    if (behaviour.refusesWith !== undefined) return problem(behaviour.refusesWith)
    const orderNumber = String(body.orderNumber)
    if (parcels.some((parcel) => parcel.orderNumber === orderNumber)) return problem('P410')
    const id = String(9_219_709_200 + parcels.length)
    const createTime = '2026-11-02T08:00:00.000Z'
    parcels.push({ id, orderNumber, body, state: 'new', events: [{ type: 'new', createTime }] })
    if (behaviour.hangsAfterCreate) return { hangs: true as const }
    if (behaviour.failsAfterCreate) return { status: 500, body: {} }
    return { status: 200, body: { id: randomUUID(), parcels: [{ id }] } }
  }

  const server = await openJsonServer(({ method, path, query, headers, body }) => {
    if (path === '/api/v1/auth-sessions') {
      const { client_id, client_secret, grant_type } = body as Record<string, string>
      const isKnown = client_id === 'id' && client_secret === 'secret' && grant_type === 'client_credentials'
      if (!isKnown) return { status: 401, body: {} }
      sessions++
      return { status: 200, body: { access_token: `token-${sessions}`, token_type: 'Bearer', expires_in: 3600 } }
    }
    if (headers.authorization !== `Bearer token-${sessions}`) return { status: 401, body: {} }
    if (path === '/api/v1/destinations') return { status: 200, body: { data: points } }
    if (method === 'POST' && path === '/api/v1/delivery-requests') return create(body)
    if (method === 'POST' && path === '/api/v1/delivery-requests:customerReturns') return create(body)
    if (path === '/api/v1/parcels') {
      const found = parcels.filter(({ orderNumber }) => orderNumber === query.get('orderNumber'))
      return { status: 200, body: { data: found.map(({ id, state, events }) => ({ id, state, events })) } }
    }
    const [, id = '', act] = /^\/api\/v1\/parcels\/(\d+)(:cancel|\/label\.pdf)$/.exec(path) ?? []
    const parcel = parcels.find((one) => one.id === id)
    if (parcel === undefined) return { status: 404, body: { code: 'P404' } }
    if (act === '/label.pdf')
      return { status: 200, bytes: behaviour.garblesLabels ? Buffer.from('<html>') : smallPdf(`label ${id}`) }
    if (parcel.state !== 'new') return problem('P420')
    parcel.state = 'canceled'
    return { status: 200, body: {} }
  })

  return {
    ...server,
    parcels,
    countSessions: () => sessions,
    settings: { url: server.url, clientId: 'id', clientSecret: 'secret', signalSecret: BOXNOW_SECRET, origin: '2' },
    setBehaviour(next: Behaviour) {
      behaviour = next
    },
    /** Ends the session, as its time does. */
    endSessions() {
      sessions++
    },
    takeAwayPoint(id: string) {
      points = points.filter((point) => point.id !== id)
    },
    /** Something happens to a parcel: its list has it, and this is the report. */
    happen(parcel: StoredParcel, type: string, time: string) {
      parcel.state = type
      parcel.events.push({ type, createTime: time })
      return signedReport({ parcelId: parcel.id, orderNumber: parcel.orderNumber, event: type, time })
    },
  }
}

export type BoxnowServer = Awaited<ReturnType<typeof openBoxnowServer>>

interface Reported {
  parcelId: string
  orderNumber: string
  event: string
  time: string
}

/** As BOX NOW writes it: the signature is over the bytes of `data`, spaces and all. */
export function signedReport(reported: Reported, secret = BOXNOW_SECRET): string {
  const data = JSON.stringify({ ...reported, parcelState: reported.event }, null, 1)
  const signature = createHmac('sha256', secret).update(data).digest('hex')
  return `{"specversion": "1.0", "type": "gr.boxnow.parcel_event_change", "source": "boxnow", "id": "${randomUUID()}",
  "time": "${reported.time}", "datacontenttype": "application/json", "datasignature": "${signature}", "data": ${data} }`
}
