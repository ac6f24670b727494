import { type BankOptions, createBank } from '../../src/server/bank-page/bank.ts'
import type { BankBehaviour } from '../../src/server/bank-page/bank-behaviour.ts'
import { bankRoutes } from '../../src/server/bank-page/bank-routes.ts'
import { createMemoryStore } from '../../src/server/bank-page/bank-store.ts'
import { type BuyerAct, takeBuyerAct } from '../../src/server/bank-page/buyer-acts.ts'
import { openFaultyServer } from './faulty-server.ts'

export interface BankServerOptions {
  behaviour?: Partial<BankBehaviour>
  clock?: () => Date
  /** By default signals are sent by HTTP. */
  send?: (url: string, init: RequestInit) => Promise<Response>
  retryMs?: number
  payPalSignalUrl?: string
  store?: BankOptions['store']
}

/**
 * The bank page as a server of its own: the contract server of JCC and PayPal. `jcc` and `payPal` are what the adapters
 * take, `act` is a press on its page.
 */
export async function openBankServer(options: BankServerOptions = {}) {
  const { behaviour = {}, clock, send, retryMs = 50, payPalSignalUrl = null, store = createMemoryStore() } = options
  let handle: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 })
  const server = await openFaultyServer((request) => handle(request))
  const bank = createBank({
    store,
    url: server.url,
    secret: 'a secret of the tests',
    payPalSignalUrl,
    ...(clock && { clock }),
    signals: { retryMs, ...(send && { send }) },
  })
  bank.behave(behaviour)
  const routes = bankRoutes(bank)
  handle = (request) => routes.fetch(request)
  const { userName, password, callbackKey, webhookId } = bank.keys
  return {
    ...server,
    bank,
    jcc: {
      url: `${server.url}/payment/rest/`,
      userName,
      password,
      callbackKey,
      paymentPage: `${server.url}/pay/{orderId}`,
    },
    payPal: { url: server.url, clientId: userName, clientSecret: password, webhookId },
    act: (gatewayRef: string, name: BuyerAct, code = '') => takeBuyerAct(bank, gatewayRef, { name, code }),
  }
}

export type BankServer = Awaited<ReturnType<typeof openBankServer>>
