import { randomUUID } from 'node:crypto'
import type { CallInput } from '../../src/contract/calls.ts'
import { CONSENT_VERSION } from '../../src/domain/prescription/keeping.ts'
import { typedEntry } from './new-prescription.ts'
import type { TestVisitor } from './test-shop.ts'

export type LensWish = CallInput<'POST /api/lenses/offers'>['body']
type ChosenLenses = CallInput<'POST /api/lenses/choices'>['body']
type Typed = Extract<LensWish['prescription'], { source: 'typed' }>

/** As somebody of 41 types it who copies the paper of `typedEntry`. */
export const typedSource = (changes: Partial<Typed> = {}): Typed => ({
  source: 'typed',
  entry: typedEntry(),
  age: 41,
  confirmedWarnings: ['old'],
  ...changes,
})

/** Single vision for far with the anti-reflective coating. */
export const lensWish = (productId: number, changes: Partial<LensWish> = {}): LensWish => ({
  productId,
  use: 'far',
  type: 'single',
  coating: 'anti-reflective',
  tint: 'clear',
  tintColour: null,
  filterCategory: null,
  prescription: typedSource(),
  ...changes,
})

/** In 1.50 at 94 euros, the demo price. */
export const chosenLenses = (cartId: number, wish: LensWish, changes: Partial<ChosenLenses> = {}): ChosenLenses => ({
  ...wish,
  cartId,
  material: '1.50',
  paperId: null,
  consentVersion: CONSENT_VERSION,
  expectedPrice: 94,
  requestKey: randomUUID(),
  ...changes,
})

/** An empty cart of a new guest, with what they may do with lenses. */
export async function lensBuyer(visitor: TestVisitor, owner: { guestId: string } | { userId: number }) {
  const { id: cartId } = await visitor.api.cart.open(owner)
  return {
    visitor,
    cartId,
    offer: (wish: LensWish) => visitor.api.call('POST /api/lenses/offers', { body: wish }),
    choose: (wish: LensWish, changes: Partial<ChosenLenses> = {}) =>
      visitor.api.call('POST /api/lenses/choices', { body: chosenLenses(cartId, wish, changes) }),
  }
}
