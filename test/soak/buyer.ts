import { createClient } from '../../src/contract/client.ts'
import { ApiError } from '../../src/contract/send-call.ts'
import type { BuyerAct } from '../../src/server/bank-page/buyer-acts.ts'
import { checkoutForm } from '../support/checkout-form.ts'

export interface SoakFindings {
  /** Orders that the shop has acknowledged. */
  orders: Set<string>
  /** How many payments were opened, and what the buyers did. */
  acts: Record<string, number>
  /** Answers that no buyer should get. */
  unexpected: string[]
}

interface World {
  origin: string
  findings: SoakFindings
  isOver: () => boolean
  /** A press on the page of the bank. */
  press: (payUrl: string, act: BuyerAct) => Promise<void>
}

type PaymentMethod = 'credit_card' | 'paypal'

const PAUSE_MS = 150
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
/** Answers after which a buyer may try again: the shop was killed, or the gateway did not answer. */
const RETRIED = [500, 502, 503]

const WAYS: [share: number, way: readonly (BuyerAct | 'leave' | 'two tabs')[]][] = [
  [50, ['approve']],
  [12, ['pay-and-close']],
  [14, ['decline', 'approve']],
  [4, ['decline']],
  [8, ['abandon']],
  [6, ['leave']],
  [6, ['two tabs']],
]

/** Orders and pays, again and again, as buyers do whose connection and shop fail at any moment. */
export async function buyUntilOver(world: World, name: string): Promise<void> {
  for (let round = 0; !world.isOver(); round++) await buyOnce(world, `${name}-${round}`)
}

async function buyOnce(world: World, guestId: string): Promise<void> {
  const { findings } = world
  const cookies = new Map<string, string>()
  const address = `10.${randomByte()}.${randomByte()}.${randomByte()}`
  const api = createClient(async (path, init) => {
    const headers = {
      ...init.headers,
      'X-Forwarded-For': address,
      Cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    }
    const response = await fetch(world.origin + path, { ...init, headers, signal: AbortSignal.timeout(60_000) })
    for (const cookie of response.headers.getSetCookie()) {
      const [key = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(key, value)
    }
    return response
  })

  /** Repeats a call until it is answered; null where the shop refuses it. */
  async function insist<T>(call: () => Promise<T>): Promise<T | null> {
    for (;;) {
      try {
        return await call()
      } catch (error) {
        if (error instanceof ApiError && !RETRIED.includes(error.status)) {
          // 404: the shop was killed after it stored the cart, so the cookie that opens it never came.
          if (![404, 409, 429].includes(error.status)) findings.unexpected.push(error.message)
          return null
        }
        await pause()
      }
    }
  }

  const method: PaymentMethod = Math.random() < 0.25 ? 'paypal' : 'credit_card'
  const cart = await insist(() => api.cart.open({ guestId }))
  if (cart === null) return
  const productId = 1 + Math.floor(Math.random() * 20)
  if ((await insist(() => api.cart.addItem(cart.id, { productId }))) === null) return
  const form = checkoutForm({ paymentMethod: method, email: `${guestId}@example.com`, phoneNumber: randomPhone() })
  const order = await insist(() => api.orders.place({ cartId: cart.id, checkoutForm: form }))
  if (order === null) return
  findings.orders.add(order.id)
  for (const act of chooseWay()) {
    const started = await insist(() => api.payments.start(order.id, {}))
    findings.acts[act] = (findings.acts[act] ?? 0) + 1
    if (started?.payUrl == null || act === 'leave') return
    if (act !== 'two tabs') await world.press(started.payUrl, act)
    else {
      const other = method === 'paypal' ? 'credit_card' : 'paypal'
      const second = await insist(() => api.payments.start(order.id, { paymentMethod: other }))
      const pages = [started.payUrl, second?.payUrl ?? started.payUrl]
      await Promise.all(pages.map((page) => world.press(page, 'approve')))
    }
    if (act !== 'pay-and-close') await insist(() => api.payments.get(order.id))
  }
}

function chooseWay() {
  let left = Math.random() * 100
  for (const [share, way] of WAYS) {
    left -= share
    if (left < 0) return way
  }
  return ['approve'] as const
}

const randomByte = () => Math.floor(Math.random() * 256)

const randomPhone = () => `+357 99 ${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
