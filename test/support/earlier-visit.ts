import type { User } from '../../src/contract/account.ts'
import type { Cart } from '../../src/contract/cart.ts'
import type { Product } from '../../src/contract/catalog.ts'
import type { Order } from '../../src/contract/orders.ts'
import { checkoutForm } from './checkout-form.ts'
import { expect, type Page } from './e2e-test.ts'
import { chosenLenses, type LensWish, lensWish } from './lens-wish.ts'
import { ownName } from './own-name.ts'

/**
 * What a visitor did before a test begins. It is done by API calls with the page's cookies, since opening pages and
 * filling forms takes seconds; a page opened afterwards shows it.
 */
export interface Customer {
  username: string
  email: string
  password: string
}

async function post<Answer>(page: Page, path: string, data: unknown): Promise<Answer> {
  const response = await page.request.post(path, { data })
  expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
  return response.json() as Promise<Answer>
}

/** Storage belongs to an origin, so it needs a page of the shop: an empty one, which asks for nothing more. */
async function enterShop(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') return
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }
  await page.route('**/robots.txt', (route) => route.fulfill(empty), { times: 1 })
  await page.goto('/robots.txt')
}

async function welcome(page: Page, { id }: User): Promise<void> {
  await enterShop(page)
  await page.evaluate((userId) => localStorage.setItem('userId', String(userId)), id)
}

export async function register(page: Page, name: string, ownEmail?: string): Promise<Customer> {
  const username = ownName(name)
  const customer = { username, email: ownEmail ?? `${username}@example.com`, password: `${username}-secret` }
  const form = { ...customer, firstName: 'Niki', lastName: 'Pavlou' }
  await welcome(page, await post<User>(page, '/api/auth/register', form))
  return customer
}

export const MARIA = { username: 'maria', password: 'maria-demo' }

export async function signIn(page: Page, { username, password }: Pick<Customer, 'username' | 'password'>) {
  await welcome(page, await post<User>(page, '/api/auth/login', { username, password }))
}

async function openCart(page: Page): Promise<Cart> {
  await enterShop(page)
  const [userId, guestId] = await page.evaluate((newId) => {
    const { userId } = localStorage
    if (!userId && !localStorage.guestCartId) localStorage.guestCartId = newId
    return [userId, localStorage.guestCartId] as [string | undefined, string]
  }, ownName('earlier-visit'))
  return post<Cart>(page, '/api/cart', userId ? { userId: Number(userId) } : { guestId })
}

export async function putIntoCart(page: Page, slug: string, quantity = 1): Promise<Cart> {
  const { id: productId } = (await (await page.request.get(`/api/products/${slug}`)).json()) as Product
  const { id } = await openCart(page)
  return post<Cart>(page, `/api/cart/${id}/items`, { productId, quantity })
}

/** Puts a frame with lenses into the cart, single vision in 1.50 without a coating. */
export async function putLensesIntoCart(page: Page, slug: string, changes: Partial<LensWish> = {}): Promise<Cart> {
  const { id: productId } = (await (await page.request.get(`/api/products/${slug}`)).json()) as Product
  const { id: cartId } = await openCart(page)
  const wish = lensWish(productId, { coating: 'hard', prescription: { source: 'later', age: 41 }, ...changes })
  return post<Cart>(page, '/api/lenses/choices', chosenLenses(cartId, wish, { expectedPrice: 59 }))
}

type OrderOptions = { quantity?: number } & Parameters<typeof checkoutForm>[0]

/** Orders pieces of a product, by default to an address in Nicosia; returns the order's number. */
export async function order(
  page: Page,
  slug: string,
  { quantity = 1, email = 'eleni@example.com', ...form }: OrderOptions = {},
): Promise<string> {
  const { id: cartId } = await putIntoCart(page, slug, quantity)
  const { id } = await post<Order>(page, '/api/checkout', { cartId, checkoutForm: checkoutForm({ email, ...form }) })
  return id
}
