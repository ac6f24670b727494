import { type OnAnswer, readAnswer } from './answers.ts'
import { type NetworkFaults, pause } from './network-faults.ts'

const LATE_MS = 4_000
const TIME_OUT_MS = 1_000

/** Sends the bank's messages to the shop over a network that fails. The bank tries again where it hears no 200. */
export function faultySender(faults: NetworkFaults, onForged: (url: string) => void, onAnswer: OnAnswer) {
  async function sendTo(url: string, init: RequestInit): Promise<Response> {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
    onAnswer(await readAnswer(url, init, response))
    return response
  }

  return async (url: string, init: RequestInit): Promise<Response> => {
    const { signal, ...message } = init
    const send = () => sendTo(url, message)
    switch (faults.choose('message')) {
      case null:
        return send()
      case 'refused':
        throw new Error('the connection was refused')
      case 'time-out before effect':
        await pause(TIME_OUT_MS)
        throw new Error('the message did not arrive')
      case 'lost after effect':
        await send()
        throw new Error('the answer was lost')
      case 'error 500':
        await send()
        return new Response(null, { status: 500 })
      case 'late':
        await pause(LATE_MS)
        return send()
      case 'twice':
        return (await Promise.all([send(), send()]))[0]
      case 'forged': {
        const { url: address, init: forged } = forge(url, message)
        const answer = await sendTo(address, forged)
        if (answer.ok) onForged(url)
        return answer
      }
    }
  }
}

/** The message with another signature. */
function forge(url: string, init: RequestInit): { url: string; init: RequestInit } {
  const headers = new Headers(init.headers)
  if (headers.has('PayPal-Transmission-Sig')) {
    headers.set('PayPal-Transmission-Sig', 'Zm9yZ2Vk')
    return { url, init: { ...init, headers } }
  }
  const checksum = 'F'.repeat(64)
  if (init.body instanceof URLSearchParams) {
    const body = new URLSearchParams(init.body)
    body.set('checksum', checksum)
    return { url, init: { ...init, body } }
  }
  const address = new URL(url)
  address.searchParams.set('checksum', checksum)
  return { url: address.href, init }
}
