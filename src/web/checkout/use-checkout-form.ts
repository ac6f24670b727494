import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useForm } from '../../client/form/use-form.ts'
import { useNavigate } from '../../client/navigate.ts'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import type { Cart } from '../../contract/cart.ts'
import { ApiError } from '../../contract/client.ts'
import { href } from '../../contract/href.ts'
import { isGatewayMethod } from '../../domain/payment-view.ts'
import type { DeliveryMethod } from '../../domain/shop-facts.ts'
import { useToast } from '../../ui/toast.tsx'
import { useCart } from '../cart/cart-context.tsx'
import { lensesOf } from '../cart/lens-offer.ts'
import { orderJustPlaced } from '../orders/order-just-placed.ts'
import { useGoToPayment } from '../payment/use-go-to-payment.ts'
import { BILLING_NAMES } from './billing-fields.tsx'
import { removeDraft, writeDraft } from './checkout-draft.ts'
import type { CheckedForm } from './checkout-schema.ts'
import { orderSums } from './order-sums.ts'
import {
  type CheckoutChoices,
  codeOf,
  FIRST_CHOICES,
  isDeliveredTo,
  readChoices,
  useCheckoutOptions,
} from './use-checkout-options.ts'

const NAMES = [
  'country',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'address',
  'postalCode',
  'city',
  'shippingMethod',
  'deliveryPointId',
  'collectionStore',
  'fittingDate',
  'fittingTime',
  'paymentMethod',
  ...BILLING_NAMES,
  'lenses',
  'isMadeToOrderAgreed',
] as const

export function useCheckoutForm(onPlaced: () => void) {
  const { cart } = useCart()
  const [choices, setChoices] = useState<CheckoutChoices>(FIRST_CHOICES)
  const options = useCheckoutOptions(choices)
  const cashFee = options.data?.cashFee ?? 0
  const abroad = options.data?.countries.find(({ code }) => code === codeOf(choices))
  const [failure, setFailure] = useState<string | null>(null)
  const place = usePlaceOrder(onPlaced)
  const fail = useFailure(setFailure)

  const form = useForm({
    id: 'checkout',
    names: NAMES,
    loadSchema: () => import('./checkout-schema.ts').then((module) => module.checkoutSchema),
    send: (checked) => {
      setFailure(null)
      if (!cart) throw new Error('there is no cart to order')
      const { shippingMethod, paymentMethod } = checked.form
      return place(cart.id, checked, sumsOf(cart, shippingMethod, paymentMethod).total)
    },
    onFailure: fail,
  })
  const sumsOf = (of: Cart, method: DeliveryMethod, payment: string) =>
    orderSums(of, method, { cashFee: payment === 'cash_on_delivery' ? cashFee : 0, feeAbroad: abroad?.fee })
  const noteChoices = () => setChoices(readChoices(form.read()))
  const lenses = lensesOf(cart)
  const needsVisit = lenses.some((one) => one.needsVisit)
  const isDelivered = isDeliveredTo(choices, options.data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: cart and country decide how it may be delivered
  useEffect(noteChoices, [needsVisit, isDelivered])
  const noteChange = () => {
    writeDraft(form.read())
    noteChoices()
  }
  const sums = cart && sumsOf(cart, choices.method, choices.payment)
  return { ...form, failure, choices, options, abroad, isDelivered, noteChoices, noteChange, sums, lenses }
}

function usePlaceOrder(onPlaced: () => void) {
  const { api, words } = useSite()
  const { reload } = useCart()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const goToPayment = useGoToPayment()

  return async (cartId: number, { form, isMadeToOrderAgreed }: CheckedForm, expectedTotal: number) => {
    const agreed = isMadeToOrderAgreed ? { isMadeToOrderAgreed } : {}
    const order = await api.orders.place({ cartId, checkoutForm: form, expectedTotal, ...agreed })
    onPlaced()
    removeDraft()
    // The order is placed; a failed reload of the cart must not look like a failed order.
    await reload().catch((error: unknown) => console.error(error))
    if (isGatewayMethod(order.paymentMethod)) return goToPayment(order.id)
    queries.setQueryData(
      callQuery('GET /api/orders/{orderId}', { params: { orderId: order.id } }).queryKey,
      orderJustPlaced(order),
    )
    toast.show({ title: words.toast.orderComplete, description: words.toast.orderCompleteText })
    await navigate(href('orderComplete', {}, { orderId: order.id }))
  }
}

function useFailure(setFailure: (text: string) => void) {
  const { words } = useSite()
  const { reload } = useCart()
  const queries = useQueryClient()
  const toast = useToast()

  return (error: unknown) => {
    const description = errorMessage(words, error, words.checkout.failed)
    setFailure(description)
    toast.show({ title: words.toast.error, description, tone: 'destructive' })
    // Prices, stock, lockers or free times have changed: show the current ones.
    if (error instanceof ApiError && error.status === 409) {
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/(checkout|delivery|appointments)/.test(String(queryKey[0])),
      })
      reload().catch((failed: unknown) => console.error(failed))
    }
  }
}
