import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createBank } from '../../src/server/bank-page/bank.ts'
import type { BankPayment } from '../../src/server/bank-page/bank-payment.ts'
import { bankRoutes } from '../../src/server/bank-page/bank-routes.ts'
import { type BuyerAct, takeBuyerAct } from '../../src/server/bank-page/buyer-acts.ts'
import type { OnAnswer } from './answers.ts'
import { rememberingStore } from './bank-memory.ts'
import { faultySender } from './faulty-messages.ts'
import { type NetworkFaults, type NetworkStep, pause } from './network-faults.ts'

const LATE_MS = 2_000
const RETRY_MS = 300
const FOREVER = new Promise<Response>(() => {})

const PATHS: readonly (readonly [RegExp, NetworkStep])[] = [
  [/\/register\.do$|POST \/v2\/checkout\/orders$/, 'register'],
  [/\/getOrderStatusExtended\.do$|GET \/v2\/checkout\/orders\//, 'status'],
  [/\/deposit\.do$|\/v2\/checkout\/orders\/[^/]+\/capture$/, 'capture'],
  [/\/refund\.do$|\/v2\/payments\/captures\/[^/]+\/refund$/, 'refund'],
]

/** The bank page as a server of its own, whose network fails. `onForged`: a message it did not sign was accepted. */
export async function openFaultyBank(options: {
  payPalSignalUrl: string
  faults: NetworkFaults
  clock: () => Date
  onForged: (url: string) => void
  /** What the shop answers to a message. */
  onAnswer?: OnAnswer
}) {
  const { faults, clock, payPalSignalUrl, onForged, onAnswer = () => {} } = options
  const memory = rememberingStore()
  let handle: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 })

  const listener = getRequestListener(async (received, env) => {
    const { pathname } = new URL(received.url)
    const step = PATHS.find(([path]) => path.test(`${received.method} ${pathname}`))?.[1]
    const fault = step === undefined ? null : faults.choose(step)
    const body = received.method === 'GET' ? null : await received.text()
    const { url, method, headers } = received
    const request = () => new Request(url, { method, headers, body })
    const cut = () => {
      if ('incoming' in env) env.incoming.socket.destroy()
      return FOREVER
    }
    switch (fault) {
      case null:
        return handle(request())
      case 'refused':
        return cut()
      case 'time-out before effect':
        return FOREVER
      case 'lost after effect':
        await handle(request())
        return cut()
      case 'error 500':
        await handle(request())
        return new Response('{}', { status: 500 })
      case 'late':
        await pause(LATE_MS)
        return handle(request())
      case 'twice':
        await handle(request())
        return handle(request())
      case 'forged':
        return step === 'status' ? handle(aboutAnother(request(), body, memory.payments())) : noBank()
    }
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = faultySender(faults, onForged, onAnswer)
  const signals = { retryMs: RETRY_MS, send }
  const bank = createBank({ store: memory.store, url: origin, secret: 'a soak', payPalSignalUrl, clock, signals })
  const routes = bankRoutes(bank)
  handle = (request) => routes.fetch(request)
  const { userName, password, callbackKey, webhookId } = bank.keys
  return {
    bank,
    payments: memory.payments,
    act: (id: string, name: BuyerAct) => takeBuyerAct(bank, id, { name, code: '' }),
    env: {
      CARD_GATEWAY: 'jcc',
      JCC_URL: `${origin}/payment/rest/`,
      JCC_USERNAME: userName,
      JCC_PASSWORD: password,
      JCC_CALLBACK_KEY: callbackKey,
      JCC_PAYMENT_PAGE: `${origin}/pay/{orderId}`,
      PAYPAL_URL: origin,
      PAYPAL_CLIENT_ID: userName,
      PAYPAL_CLIENT_SECRET: password,
      PAYPAL_WEBHOOK_ID: webhookId,
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FaultyBank = Awaited<ReturnType<typeof openFaultyBank>>

/** As a captive portal answers. */
const noBank = () => new Response('<html>Sign in to the network</html>', { headers: { 'Content-Type': 'text/html' } })

/** The question about a payment that somebody has paid, instead of the one that was asked about. */
function aboutAnother(request: Request, body: string | null, payments: readonly BankPayment[]): Request {
  const wire = body === null ? 'paypal' : 'jcc'
  const other = payments.find((payment) => payment.wire === wire && payment.capturedCents > 0)
  const { url, method, headers } = request
  if (other === undefined) return request
  if (body === null) return new Request(url.replace(/orders\/.*$/, `orders/${other.id}`), { method, headers })
  const form = new URLSearchParams(body)
  form.delete('orderNumber')
  form.set('orderId', other.id)
  return new Request(url, { method, headers, body: form.toString() })
}
