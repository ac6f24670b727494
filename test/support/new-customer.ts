import { emailTokenTo } from './emails.ts'
import type { TestShop } from './test-shop.ts'

let count = 0

interface NewCustomerOptions {
  email?: string
  guest?: ReturnType<TestShop['visitor']>
}

/** A newly registered customer, with a new cookie jar or that of an existing guest. */
export async function newCustomer(shop: TestShop, { email, guest = shop.visitor() }: NewCustomerOptions = {}) {
  const username = `customer-${++count}`
  const password = `${username}-secret`
  const form = { username, password, email: email ?? `${username}@example.com`, firstName: 'Niki', lastName: 'Pavlou' }
  const user = await guest.api.account.register(form)
  return { ...guest, user, password }
}

export type TestCustomer = Awaited<ReturnType<typeof newCustomer>>

/** Account calls that have no method of their own on the client. */
export const confirmEmail = ({ api }: Pick<TestCustomer, 'api'>, token: string) =>
  api.call('POST /api/auth/verify-email', { body: { token } })

export const requestPasswordReset = ({ api }: Pick<TestCustomer, 'api'>, account: string) =>
  api.call('POST /api/auth/forgot-password', { body: { account } })

export const resetPassword = ({ api }: Pick<TestCustomer, 'api'>, token: string, password: string) =>
  api.call('POST /api/auth/reset-password', { body: { token, password } })

export async function changeEmail({ api, user, password }: TestCustomer, shop: TestShop, email: string): Promise<void> {
  await api.account.update(user.id, { email, currentPassword: password })
  await confirmEmail({ api }, await emailTokenTo(shop, email, 'email_change'))
}

export const undoEmailChange = ({ api }: Pick<TestCustomer, 'api'>, token: string) =>
  api.call('POST /api/auth/undo-email-change', { body: { token } })
