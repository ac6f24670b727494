import type { TestVisitor } from './test-shop.ts'

let guests = 0

/** A guest id of 21 characters, as the browser generates it. */
export const guestId = () => `guest-${String(++guests).padStart(15, '0')}`

export async function fillCart(visitor: TestVisitor, productId: number, quantity = 1) {
  const { id } = await visitor.api.cart.open({ guestId: guestId() })
  return visitor.api.cart.addItem(id, { productId, quantity })
}

/** The status and error code of a call that must fail. */
export async function errorOf(call: Promise<unknown>): Promise<{ status: number; code: string | undefined }> {
  const error = await call.then(
    () => {
      throw new Error('the call succeeded')
    },
    (failure: { status: number; problem?: { code: string } }) => failure,
  )
  return { status: error.status, code: error.problem?.code }
}
