import type { Locator } from '@playwright/test'
import type { Dictionary } from '../../src/i18n/translate.ts'
import type { Translation } from '../../src/i18n/translation.ts'
import { expect, type Page, waitForHydration } from './e2e-test.ts'

interface Customer {
  username: string
  password: string
}

/** Opens a page and waits for hydration and the visitor's cart. */
export async function open(page: Page, path: string): Promise<void> {
  const cart = page.waitForResponse((response) => response.url().endsWith('/api/cart'))
  await Promise.all([cart, page.goto(path)])
  await waitForHydration(page)
}

/** Adds one piece of a product to the cart from its page. */
export async function putIntoCart(page: Page, slug: string): Promise<void> {
  await open(page, `/products/${slug}`)
  const response = page.waitForResponse((response) => response.url().endsWith('/items') && response.ok())
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add to Cart|Προσθήκη στο καλάθι)$/ })
    .click()
  await response
  await expect(page.getByRole('banner').getByRole('link', { name: /^(Cart|Καλάθι), \d/ })).toBeVisible()
}

/** The toast that is shown; there is at most one. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^(Notifications|Ειδοποιήσεις)/ }).getByRole('listitem')
}

/** A unique name, also when a test is repeated in one shop. */
export const ownName = (name: string) => `${name}-${Math.random().toString(36).slice(2, 8)}`

/**
 * Registers a new customer, so that tests do not share carts and orders.
 *
 * @param userAgent of the device that registers and stays signed in
 */
export async function registerCustomer(origin: string, name: string, userAgent = 'a test'): Promise<Customer> {
  const username = ownName(name)
  const customer = { username, password: `${username}-secret` }
  const body = JSON.stringify({ ...customer, firstName: 'Niki', lastName: 'Pavlou', email: `${username}@example.com` })
  const headers = { 'Content-Type': 'application/json', Origin: origin, 'User-Agent': userAgent }
  const response = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers, body })
  expect(response.status).toBe(201)
  return customer
}

export async function signIn(page: Page, { username, password }: Customer): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

/** Logs out once the account page's requests are done: later ones would fail with 401. */
export async function logOut(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Logout' }).click()
}

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

export const BUYER = {
  firstName: 'Eleni',
  lastName: 'Ioannou',
  email: 'eleni@example.com',
  phoneNumber: '+357 99 112233',
  address: 'Ledras 21',
  postalCode: '1011',
  city: 'Nicosia',
} as const

/** Orders one piece for a signed-in customer without a saved postal code; returns the order number. */
export async function orderForAccount(page: Page, slug: string): Promise<string> {
  await putIntoCart(page, slug)
  await open(page, '/checkout')
  await page.getByLabel(/^(Postal Code|Ταχυδρομικός κώδικας)$/).fill(BUYER.postalCode)
  await page.getByRole('button', { name: /^(Place Order|Παραγγελία)/ }).click()
  await expect(page).toHaveURL(/orderId=/)
  return new URL(page.url()).searchParams.get('orderId') ?? ''
}

/** Fills the checkout form with a buyer's details, in any language. */
export async function fillAddress(page: Page, { checkout }: Translation<Pick<Dictionary, 'checkout'>>): Promise<void> {
  for (const [name, value] of Object.entries(BUYER)) {
    await page.getByLabel(checkout[name as keyof typeof BUYER], { exact: true }).fill(value)
  }
}
