import { type Client, createClient } from '../../src/contract/client.ts'
import type { BuyerAct } from '../../src/server/bank-page/buyer-acts.ts'
import { checkoutForm } from '../support/checkout-form.ts'
import type { OnAnswer } from './answers.ts'
import { createSender, insist } from './insist.ts'
import { type NetworkFaults, pause } from './network-faults.ts'

export interface SoakFindings {
  /** Orders that the shop has acknowledged. */
  orders: Set<string>
  /** How many payments were opened, and what the buyers did. */
  acts: Record<string, number>
  /** Answers that nobody should get. */
  unexpected: string[]
}

export interface SoakWorld {
  origin: string | (() => string)
  onAnswer?: OnAnswer
  findings: SoakFindings
  faults: NetworkFaults
  /** As many payments as wanted are open at the bank. */
  isOver: () => boolean
  /** A press on the page of the bank. */
  press: (payUrl: string, act: BuyerAct) => Promise<void>
  /** Where the bank sends the buyer back to. */
  returnUrlOf: (payUrl: string) => string | null
}

type PaymentMethod = 'credit_card' | 'paypal'

const LATE_MS = 5_000
const PRODUCTS = 20

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
export async function buyUntilOver(world: SoakWorld, name: string): Promise<void> {
  for (let round = 0; !world.isOver(); round++) await buyOnce(world, `${name}-${round}`)
}

async function buyOnce(world: SoakWorld, guestId: string): Promise<void> {
  const { findings } = world
  const api = createClient(createSender(world.origin, new Map(), world.onAnswer))
  const persist = <T>(call: () => Promise<T>) => insist(call, (message) => findings.unexpected.push(message))

  const method: PaymentMethod = Math.random() < 0.3 ? 'paypal' : 'credit_card'
  const cart = await persist(() => api.cart.open({ guestId }))
  if (cart === null) return
  const productId = 1 + Math.floor(Math.random() * PRODUCTS)
  if ((await persist(() => api.cart.addItem(cart.id, { productId }))) === null) return
  const form = checkoutForm({ paymentMethod: method, email: `${guestId}@example.com`, phoneNumber: randomPhone() })
  const order = await persist(() => api.orders.place({ cartId: cart.id, checkoutForm: form }))
  if (order === null) return
  findings.orders.add(order.id)
  let isFirst = true
  for (const act of chooseWay()) {
    const started = await persist(() => api.payments.start(order.id, {}))
    findings.acts[act] = (findings.acts[act] ?? 0) + 1
    if (started?.payUrl == null || act === 'leave') return
    const { payUrl } = started
    if (act === 'two tabs') {
      const other = method === 'paypal' ? 'credit_card' : 'paypal'
      const second = await persist(() => api.payments.start(order.id, { paymentMethod: other }))
      const pages = [payUrl, second?.payUrl ?? payUrl]
      await Promise.all(pages.map((page) => world.press(page, 'approve')))
      await Promise.all(pages.map((page) => comeBack(world, api, page)))
    } else if (act === 'pay-and-close') await world.press(payUrl, act)
    else {
      await comeBack(world, api, payUrl, { press: () => world.press(payUrl, act), isUnpaid: isFirst })
    }
    isFirst = false
  }
}

interface Press {
  press: () => Promise<void>
  isUnpaid: boolean
}

/** Presses the button, and opens the address that the bank sends the buyer back to, over a network that fails. */
async function comeBack(world: SoakWorld, api: Client, payUrl: string, pressing?: Press): Promise<void> {
  const token = /\/orders\/([^/?]+)/.exec(world.returnUrlOf(payUrl) ?? '')?.[1] ?? ''
  const { findings } = world
  const open = () =>
    insist(
      () => api.payments.getByLink(token),
      (message) => findings.unexpected.push(message),
    )
  const fault = world.faults.choose('return')
  if (fault === 'forged' && pressing?.isUnpaid) {
    const view = await open()
    if (view?.state === 'paid') findings.unexpected.push(`paid by coming back alone: ${payUrl}`)
  }
  await pressing?.press()
  switch (fault) {
    case 'refused':
    case 'time-out before effect':
      // The tab is closed on an error of the browser.
      return
    case 'lost after effect':
      await api.payments.getByLink(token).catch(() => null)
      return
    case 'late':
      await pause(LATE_MS)
      await open()
      return
    case 'error 500':
      await api.payments.getByLink(token).catch(() => null)
      await open()
      return
    case 'twice':
      await Promise.all([open(), open()])
      return
    default:
      await open()
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

const randomPhone = () => `+357 99 ${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
