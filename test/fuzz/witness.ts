import { createClient } from '../../src/contract/client.ts'
import { appointmentForm, DAY_AHEAD } from '../support/appointment-form.ts'
import { checkoutForm } from '../support/checkout-form.ts'
import { newPrescription } from '../support/new-prescription.ts'

/** In every personal text of the witness, and nowhere else: an answer to anybody else that holds it is a leak. */
export const WITNESS_NAME = 'Xanthippe'
const EMAIL = 'xanthippe.witness@example.com'
const PERSON = { firstName: WITNESS_NAME, lastName: 'Quillfeather', email: EMAIL }
const ADDRESS = { phoneNumber: '+357 99 765432', address: 'Quillfeather 9', city: 'Paphos', postalCode: '8010' }

export interface Witness {
  userId: number
  cartId: number
  orderId: string
  /** Ids that callers guess; none of them is a secret. */
  ids: Readonly<Record<string, readonly (string | number)[]>>
}

type Request = (path: string, init: RequestInit) => Response | Promise<Response>

/** A cookie jar around a shop in the same process. */
export function createJar(request: Request) {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await request(path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return { api: createClient(send), cookie: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** A customer with one of everything, who takes no part: nobody else may read or change it. */
export async function createWitness(request: Request, productId: number): Promise<Witness> {
  const { api } = createJar(request)
  const user = await api.account.register({ username: 'xanthippe', password: 'qwoplmnb-9183', ...PERSON })
  const first = await api.cart.open({ userId: user.id })
  await api.cart.addItem(first.id, { productId })
  const form = checkoutForm({ ...PERSON, ...ADDRESS })
  const order = await api.orders.place({ cartId: first.id, checkoutForm: form })
  const cart = await api.cart.addItem((await api.cart.open({ userId: user.id })).id, { productId })
  const [address] = await api.call('POST /api/account/addresses', {
    body: { ...PERSON, ...ADDRESS, country: 'Cyprus' } as never,
  })
  const [wearer] = await api.call('POST /api/account/wearers', { body: { name: WITNESS_NAME } })
  const [paper] = await api.call('POST /api/account/prescriptions', { body: newPrescription() })
  const [session] = await api.call('GET /api/account/sessions', {})
  await api.appointments.book(appointmentForm({ ...PERSON, date: DAY_AHEAD }))
  const ids = {
    id: [user.id],
    userId: [user.id],
    cartId: [cart.id],
    itemId: cart.items.map(({ id }) => id),
    orderId: [order.id],
    number: [order.id],
    addressId: [address?.id ?? 0],
    wearerId: [wearer?.id ?? ''],
    prescriptionId: [paper?.id ?? ''],
    sessionId: [session?.id ?? ''],
    email: [EMAIL],
    username: ['xanthippe'],
    account: [EMAIL],
  }
  return { userId: user.id, cartId: cart.id, orderId: order.id, ids }
}

/** Whether a row, as it was, belonged to the witness. */
export const isOfWitness = (witness: Witness) => (old: Record<string, unknown>) =>
  old.user_id === witness.userId ||
  old.cart_id === witness.cartId ||
  old.order_id === witness.orderId ||
  JSON.stringify(old).includes(WITNESS_NAME)
