import { tokenTo } from './emails.ts'
import type { TestShop } from './test-shop.ts'

let count = 0

interface Newcomer {
  email?: string
  guest?: ReturnType<TestShop['visitor']>
}

/** Somebody who has just registered, with a cookie jar of their own or as a guest who was there before. */
export async function newcomer(shop: TestShop, { email, guest = shop.visitor() }: Newcomer = {}) {
  const username = `newcomer-${++count}`
  const password = `${username}-secret`
  const form = { username, password, email: email ?? `${username}@example.com`, firstName: 'Niki', lastName: 'Pavlou' }
  const user = await guest.api.account.register(form)
  return { ...guest, user, password }
}

export type TestCustomer = Awaited<ReturnType<typeof newcomer>>

/** Calls of the account that pages make by name. */
export const confirmEmail = ({ api }: Pick<TestCustomer, 'api'>, token: string) =>
  api.call('POST /api/auth/verify-email', { body: { token } })

export const askReset = ({ api }: Pick<TestCustomer, 'api'>, account: string) =>
  api.call('POST /api/auth/forgot-password', { body: { account } })

export const resetPassword = ({ api }: Pick<TestCustomer, 'api'>, token: string, password: string) =>
  api.call('POST /api/auth/reset-password', { body: { token, password } })

/** Asks for another address with the password, and confirms it. */
export async function moveTo({ api, user, password }: TestCustomer, shop: TestShop, email: string): Promise<void> {
  await api.account.update(user.id, { email, currentPassword: password })
  await confirmEmail({ api }, await tokenTo(shop, email, 'email_change'))
}

export const undoEmailChange = ({ api }: Pick<TestCustomer, 'api'>, token: string) =>
  api.call('POST /api/auth/undo-email-change', { body: { token } })
