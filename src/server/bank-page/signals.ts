import { createHmac, randomUUID } from 'node:crypto'
import { jccChecksum } from '../payments/gateways/jcc-checksum.ts'
import type { BankBehaviour } from './bank-behaviour.ts'
import type { BankKeys } from './bank-keys.ts'

export interface SignalOptions {
  send?: (url: string, init: RequestInit) => Promise<Response>
  /** Between two tries. JCC's is 30 s. */
  retryMs?: number
}

interface Message {
  url: string
  init: RequestInit
}

/** As JCC: after the third failure never again. */
const TRIES = 3
const RETRY_MS = 30_000

/** Sends what happened to the shop, which must not need it: signals get lost. */
export function createSignals({
  keys,
  behaviour,
  send = fetch,
  retryMs = RETRY_MS,
}: SignalOptions & { keys: BankKeys; behaviour: () => BankBehaviour }) {
  const held: Message[] = []

  async function deliver({ url, init }: Message, tries = TRIES): Promise<void> {
    const response = await send(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch(() => null)
    if (response?.ok || tries <= 1) return
    setTimeout(() => void deliver({ url, init }, tries - 1), retryMs).unref()
  }

  async function dispatch(message: Message): Promise<void> {
    const { signals, isSignalFirst } = behaviour()
    if (signals === 'lost') return
    if (signals === 'late') {
      held.push(message)
      return
    }
    const sent = signals === 'twice' ? Promise.all([deliver(message), deliver(message)]) : deliver(message)
    if (isSignalFirst) await sent
  }

  return {
    async sendJcc(url: string, parameters: Record<string, string>): Promise<void> {
      const { signals, signalMethod } = behaviour()
      const form = new URLSearchParams(parameters)
      form.set('checksum', jccChecksum(form, signals === 'forged' ? 'another key' : keys.callbackKey))
      const address = new URL(url)
      if (signalMethod === 'POST') return dispatch({ url, init: { method: 'POST', body: form } })
      for (const [name, value] of form) address.searchParams.set(name, value)
      return dispatch({ url: address.href, init: { method: 'GET' } })
    },
    async sendPayPal(url: string, event: { event_type: string; resource: object }): Promise<void> {
      const body = JSON.stringify({ id: `WH-${randomUUID()}`, resource_version: '2.0', ...event })
      const headers = payPalHeaders(keys, body, behaviour().signals === 'forged')
      return dispatch({ url, init: { method: 'POST', body, headers } })
    },
    /** Sends what was held back. */
    async release(): Promise<void> {
      await Promise.all(held.splice(0).map((message) => deliver(message)))
    },
  }
}

function payPalHeaders(keys: BankKeys, body: string, isForged: boolean): Record<string, string> {
  const id = randomUUID()
  const time = new Date().toISOString()
  const signature = signPayPal(keys, { id, time, body })
  return {
    'Content-Type': 'application/json',
    'PayPal-Auth-Algo': 'SHA256withRSA',
    'PayPal-Cert-Url': 'https://api.paypal.com/v1/notifications/certs/TEST',
    'PayPal-Transmission-Id': id,
    'PayPal-Transmission-Time': time,
    'PayPal-Transmission-Sig': isForged ? signature.toUpperCase() : signature,
  }
}

/** PayPal signs with a certificate. The shop only asks whether a signature is right, so a shared key will do. */
export const signPayPal = (keys: BankKeys, { id, time, body }: { id: string; time: string; body: string }): string =>
  createHmac('sha256', keys.callbackKey).update(`${id}|${time}|${keys.webhookId}|${body}`).digest('base64')
