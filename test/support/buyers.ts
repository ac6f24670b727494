import type { TestVisitor } from './test-shop.ts'

let guests = 0

/** A guest's id as the browser makes it: 21 letters. */
export const guestId = () => `guest-${String(++guests).padStart(15, '0')}`

/** Opens a guest's cart and puts a product into it. */
export async function fillCart(visitor: TestVisitor, productId: number, quantity = 1) {
  const { id } = await visitor.api.cart.open({ guestId: guestId() })
  return visitor.api.cart.addItem(id, { productId, quantity })
}

/** What a call that must be refused answered: its status and its code. */
export async function refusalOf(call: Promise<unknown>): Promise<{ status: number; code: string | undefined }> {
  const error = await call.then(
    () => {
      throw new Error('the call was not refused')
    },
    (refused: { status: number; problem?: { code: string } }) => refused,
  )
  return { status: error.status, code: error.problem?.code }
}
