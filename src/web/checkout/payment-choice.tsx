import { useEffect, useRef } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { CheckoutOptions } from '../../contract/checkout-options.ts'
import { CHECKOUT_PAYMENT_METHODS, type CheckoutPaymentMethod } from '../../domain/shop-facts.ts'
import { fill } from '../../i18n/translate.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { useStorefront } from '../site/storefront-context.tsx'
import type { FormField } from './delivery-choice.tsx'
import { type CheckoutChoices, refusalOf } from './use-checkout-options.ts'

interface PaymentChoiceProps {
  field: FormField
  options: CheckoutOptions | undefined
  choices: CheckoutChoices
  /** Of the order, in EUR, without the fee for cash. */
  total: number
  /** Another way was chosen, since the one before is not possible. */
  onMoved: () => void
}

export function PaymentChoice({ field, options, choices, total, onMoved }: PaymentChoiceProps) {
  const { checkout } = useWords()
  const shown = useShownMethods({ options, choices, total })
  const list = useRef<HTMLDivElement>(null)
  const refused = shown.filter(({ isDisabled }) => isDisabled).map(({ value }) => value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is possible
  useEffect(() => {
    if (list.current && chooseAnother(list.current)) onMoved()
  }, [refused.join(), shown.length])
  return (
    <div ref={list}>
      <RadioList {...field} legend={checkout.paymentMethod} defaultValue="credit_card" options={shown} />
    </div>
  )
}

/** Chooses the first way that is possible, where the chosen one is not. */
function chooseAnother(list: HTMLElement): boolean {
  const inputs = [...list.querySelectorAll('input')]
  if (inputs.some((input) => input.checked && !input.disabled)) return false
  const first = inputs.find((input) => !input.disabled)
  if (first) first.checked = true
  return first !== undefined
}

function useShownMethods({ options, choices, total }: Pick<PaymentChoiceProps, 'options' | 'choices' | 'total'>) {
  const { checkout, delivery } = useWords()
  const { money } = useStorefront()
  const hintOf = (method: CheckoutPaymentMethod): string => {
    if (method === 'pay_in_store') return delivery.storeHint
    if (method !== 'cash_on_delivery') return checkout.paymentHints[method]
    const fee = options?.cashFee ?? 0
    return fee === 0 ? delivery.cashFreeHint : fill(delivery.cashHint, { fee: money(fee) })
  }
  return CHECKOUT_PAYMENT_METHODS.flatMap((method) => {
    const refusal = refusalOf(method, options, { ...choices, total })
    // Payment in the store is of no interest to whom it is sent.
    const isAside = method === 'pay_in_store' && choices.method !== 'collection'
    if (refusal === 'payment_not_offered' || isAside) return []
    const amount = money(options?.cashCap ?? 0)
    return {
      value: method,
      name: checkout.paymentMethods[method],
      hint: (refusal ? fill(delivery.whyNot[refusal] as '{amount}', { amount }) : hintOf(method)) || undefined,
      isDisabled: refusal !== null,
    }
  })
}
