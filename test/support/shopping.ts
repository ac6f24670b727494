import type { Locator } from '@playwright/test'
import type { Dictionary } from '../../src/i18n/translate.ts'
import type { Translation } from '../../src/i18n/translation.ts'
import { expect, type Page, settle } from './e2e-test.ts'

interface Customer {
  username: string
  password: string
}

/** Opens a page and waits until it listens and knows the visitor's cart. */
export async function open(page: Page, path: string): Promise<void> {
  const cart = page.waitForResponse((response) => response.url().endsWith('/api/cart'))
  await Promise.all([cart, page.goto(path)])
  await settle(page)
}

/** Puts one piece of a product into the cart, from its page, and stays there. */
export async function putIntoCart(page: Page, slug: string): Promise<void> {
  await open(page, `/products/${slug}`)
  const answered = page.waitForResponse((response) => response.url().endsWith('/items') && response.ok())
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add to Cart|Προσθήκη στο καλάθι)$/ })
    .click()
  await answered
  await expect(page.getByRole('banner').getByRole('link', { name: /^(Cart|Καλάθι), \d/ })).toBeVisible()
}

/** The toast that is shown, of which there is never more than one. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^(Notifications|Ειδοποιήσεις)/ }).getByRole('listitem')
}

/** A name that nobody has, also where a test is repeated in one shop. */
export const ownName = (name: string) => `${name}-${Math.random().toString(36).slice(2, 8)}`

/**
 * A customer of the test's own, so that tests leave one another's carts and orders alone.
 *
 * @param userAgent what the device calls itself that the customer registers on, and stays signed in on
 */
export async function newCustomer(origin: string, name: string, userAgent = 'a test'): Promise<Customer> {
  const username = ownName(name)
  const customer = { username, password: `${username}-secret` }
  const body = JSON.stringify({ ...customer, firstName: 'Niki', lastName: 'Pavlou', email: `${username}@example.com` })
  const headers = { 'Content-Type': 'application/json', Origin: origin, 'User-Agent': userAgent }
  const answer = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers, body })
  expect(answer.status).toBe(201)
  return customer
}

export async function signIn(page: Page, { username, password }: Customer): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

/** Logs out once the account has all it asked for: what is under way would be refused. */
export async function logOut(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Logout' }).click()
}

/** Keeps requests back until they are let go, to see what is shown meanwhile. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
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

/** Orders a piece for a customer whose account lacks nothing but the postal code; answers with the order's number. */
export async function orderForAccount(page: Page, slug: string): Promise<string> {
  await putIntoCart(page, slug)
  await open(page, '/checkout')
  await page.getByLabel(/^(Postal Code|Ταχυδρομικός κώδικας)$/).fill(BUYER.postalCode)
  await page.getByRole('button', { name: /^(Place Order|Παραγγελία)/ }).click()
  await expect(page).toHaveURL(/orderId=/)
  return new URL(page.url()).searchParams.get('orderId') ?? ''
}

/** Writes a buyer's details into the checkout form, in whichever language it is shown. */
export async function fillAddress(page: Page, { checkout }: Translation<Pick<Dictionary, 'checkout'>>): Promise<void> {
  for (const [name, value] of Object.entries(BUYER)) {
    await page.getByLabel(checkout[name as keyof typeof BUYER], { exact: true }).fill(value)
  }
}
