import type { CheckoutForm } from '../../contract/checkout-form.ts'
import { ShopError } from '../../contract/errors.ts'
import type { FieldProblem } from '../../contract/field-problems.ts'
import type { Shop } from '../shop.ts'
import type { SoldLine } from './sold-lines.ts'

interface Input {
  checkoutForm: CheckoutForm
  isMadeToOrderAgreed?: boolean | undefined
}

/**
 * Whether the lenses of an order can be ordered as they are in the cart.
 * @throws ShopError `lenses_expired` where their price is held no longer; `made_to_order_unconfirmed`;
 * `measuring_needed` where a visit is needed and no time in a store was chosen
 */
export function assertLensesOrderable({ clock }: Shop, input: Input, lines: readonly SoldLine[]): void {
  const chosen = lines.flatMap(({ lenses }) => lenses ?? [])
  if (chosen.length === 0) return
  if (chosen.some(({ offeredUntil }) => offeredUntil < clock())) {
    throw new ShopError('lenses_expired', { fields: { lenses: 'lenses_expired' } })
  }
  if (input.isMadeToOrderAgreed !== true) {
    throw new ShopError('made_to_order_unconfirmed', { fields: { isMadeToOrderAgreed: 'made_to_order_unconfirmed' } })
  }
  const fields = chosen.some(({ needsVisit }) => needsVisit) ? missingOfVisit(input.checkoutForm) : {}
  if (Object.keys(fields).length > 0) throw new ShopError('measuring_needed', { fields })
}

/** The fields of the form that keep somebody from being measured in a store. */
function missingOfVisit({
  shippingMethod,
  collectionStore,
  fittingDate,
  fittingTime,
}: CheckoutForm): Record<string, FieldProblem> {
  if (shippingMethod !== 'collection') return { 'checkoutForm.shippingMethod': 'visit_needed' }
  if (!collectionStore) return { 'checkoutForm.collectionStore': 'store_required' }
  return {
    ...(fittingDate ? {} : { 'checkoutForm.fittingDate': 'date_required' as const }),
    ...(fittingTime ? {} : { 'checkoutForm.fittingTime': 'time_required' as const }),
  }
}
