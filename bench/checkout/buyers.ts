import { createClient } from '../../src/contract/client.ts'
import { checkoutForm } from '../../test/support/checkout-form.ts'
import { createLightSender } from './light-sender.ts'

export const BUYERS = 16
/** Dearer orders are not paid in cash. */
const MOST_IN_CASH = 150

/** Pieces without end. The ledger allows them to nobody, so its triggers are switched off. */
export const ENDLESS_STOCK = `set session_replication_role = replica;
  update stock_levels set on_hand = 1000000 where store <> 'transit';
  update products set stock = 5000000 where id in (select product_id from stock_levels where on_hand = 1000000)`

export interface Bought {
  perSecond: number
  /** Milliseconds of each order, ascending. */
  took: number[]
}

/**
 * `BUYERS` who order again and again at `origin`, in three calls each.
 *
 * @throws Error if the shop has no product of `ENDLESS_STOCK`
 */
export async function createBuyers(origin: string): Promise<{ buy(orders: number): Promise<Bought> }> {
  const listed = await createClient(createLightSender(origin)).catalog.listProducts({ sort: 'price-asc', limit: 50 })
  const products = listed.filter(({ stock, price }) => stock > 1000 && price < MOST_IN_CASH).map(({ id }) => id)
  if (products.length === 0) throw new Error('no product can be ordered')

  return {
    async buy(orders) {
      const took: number[] = []
      let left = orders
      const buyer = async () => {
        while (left-- > 0) took.push(await buyOne(origin, products))
      }
      const begun = performance.now()
      await Promise.all(Array.from({ length: BUYERS }, buyer))
      const seconds = (performance.now() - begun) / 1000
      return { perSecond: orders / seconds, took: took.sort((one, other) => one - other) }
    },
  }
}

let lastOrder = 0

async function buyOne(origin: string, products: readonly number[]): Promise<number> {
  const api = createClient(createLightSender(origin))
  const begun = performance.now()
  const order = ++lastOrder
  const cart = await api.cart.open({ guestId: `bench-guest-${String(order).padStart(9, '0')}` })
  await api.cart.addItem(cart.id, { productId: products[order % products.length] ?? 0 })
  await api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm(buyerOf(order)) })
  return performance.now() - begun
}

/** Orders paid in cash wait for others from the same phone number. */
const buyerOf = (order: number) => ({
  email: `buyer-${order}@example.com`,
  phoneNumber: `+357 99 ${String(order).padStart(6, '0')}`,
})
