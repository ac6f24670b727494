import type { Locator } from '@playwright/test'
import type { Order } from '../../src/contract/orders.ts'
import { en } from '../../src/i18n/en.ts'
import type { Dictionary } from '../../src/i18n/translate.ts'
import type { Translation } from '../../src/i18n/translation.ts'
import { expect, type Page, waitForHydration } from './e2e-test.ts'
import { ownName } from './own-name.ts'

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

/** The toast that is shown; there is at most one. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^(Notifications|Ειδοποιήσεις)/ }).getByRole('listitem')
}

/**
 * Registers a new customer who is not signed in on the page, so that tests do not share carts and orders.
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

export async function submitLogin(
  page: Page,
  { username, password }: Customer,
  { login }: Translation<Pick<Dictionary, 'login'>> = en,
): Promise<void> {
  await page.getByLabel(login.username, { exact: true }).fill(username)
  await page.getByLabel(login.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: login.submit }).click()
}

const ACCOUNT_DATA = [
  '/api/orders',
  '/api/saved',
  '/api/account/addresses',
  '/api/account/prescriptions',
  '/api/account/wearers',
  '/api/account/security',
  '/api/account/sessions',
]

/** Opens the account and logs out once its data has arrived: responses after that would be 401, an error. */
export async function logOut(page: Page): Promise<void> {
  // What an account that is open already still loads must not count.
  await page.goto('about:blank')
  const arrived = ACCOUNT_DATA.map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  )
  await Promise.all([...arrived, open(page, '/account')])
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

export async function fillAddress(page: Page, { checkout }: Translation<Pick<Dictionary, 'checkout'>>): Promise<void> {
  for (const [name, value] of Object.entries(BUYER)) {
    await page.getByLabel(checkout[name as keyof typeof BUYER], { exact: true }).fill(value)
  }
}

/** Orders by the form's button. The answer is read as it arrives: the page may go on to a bank at once. */
export async function sendOrder(page: Page, { checkout }: Translation<Pick<Dictionary, 'checkout'>>): Promise<Order> {
  const placed = page
    .waitForResponse((response) => new URL(response.url()).pathname === '/api/checkout')
    .then(async (response) => ({ status: response.status(), order: (await response.json()) as Order }))
  await page.getByRole('form', { name: checkout.title }).locator('button[type=submit]').click()
  const { status, order } = await placed
  expect(status).toBe(201)
  return order
}

/** Chooses to pay the courier: such an order is complete once it is placed. */
export const payOnDelivery = (
  page: Page,
  { checkout }: Translation<Pick<Dictionary, 'checkout'>> = en,
): Promise<void> => page.getByRole('radio', { name: checkout.paymentMethods.cash_on_delivery }).check()
