import type { CheckoutForm } from '../../contract/checkout-form.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Fitting } from '../../contract/fitting.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { bookFitting } from '../appointments/fittings.ts'
import type { Visitor } from '../http/env.ts'
import type { Shop } from '../shop.ts'
import { collectableFrom } from './checkout-options.ts'
import type { SoldLine } from './sold-lines.ts'

/**
 * Books the time for the fitting that was chosen with an order, in the order's transaction: an order that says when it
 * is fitted is never without the time.
 * @throws ShopError `invalid_input` for a day before the order is ready, and what `bookFitting` throws
 */
export async function bookChosenFitting(
  shop: Shop,
  visitor: Visitor,
  orderId: string,
  { form, lines }: { form: CheckoutForm; lines: readonly SoldLine[] },
): Promise<Fitting | null> {
  const { shippingMethod, collectionStore: store, fittingDate: date, fittingTime: time } = form
  if (shippingMethod !== 'collection' || !store || !date || !time) return null
  if (date < collectableFrom(shop, areLensesMadeBefore(lines))) {
    throw new ShopError('invalid_input', { fields: { 'checkoutForm.fittingDate': 'fitting_too_early' } })
  }
  const { firstName, lastName, phoneNumber: phone } = form
  const person = { firstName, lastName, phone, email: foldEmail(form.email) }
  return bookFitting(shop, visitor, { orderId, store, date, time, person, language: visitor.language })
}

/** Where somebody must be measured, it is done at that time; else it is the time of the collection. */
function areLensesMadeBefore(lines: readonly SoldLine[]): boolean {
  const chosen = lines.flatMap(({ lenses }) => lenses ?? [])
  return chosen.length > 0 && !chosen.some(({ needsVisit }) => needsVisit)
}
