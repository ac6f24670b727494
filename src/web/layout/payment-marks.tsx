import type { ReactNode } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/shop-facts.ts'

/** Our own drawings, so that no scheme's trademark is imitated. */
const MARKS: Record<PaymentMethod, ReactNode> = {
  credit_card: <path d="M6 12.500h36M10 23h9M32 23h6" />,
  paypal: <path d="M20 24l3-15h5.500c3.500 0 5 2 4.300 4.700-.700 3-3 4.300-6 4.300H23M17 21l2.500-12" />,
  bank_transfer: (
    <path d="M14 13.500l10-5 10 5zM16.500 13.500v7M21.500 13.500v7M26.500 13.500v7M31.500 13.500v7M13.500 23.500h21" />
  ),
  cash_on_delivery: (
    <>
      <circle cx="24" cy="16" r="5" />
      <path d="M11 10h3M34 22h3M26 14c-3.500-1.800-5 4.200 0 4M20.500 16h4" />
    </>
  ),
}

export function PaymentMarks() {
  const { footer, paymentMethods } = useWords()
  return (
    <ul aria-label={footer.paymentMethods} className="payment-marks">
      {PAYMENT_METHODS.map((method) => (
        <li key={method}>
          <svg viewBox="0 0 48 32" role="img" aria-label={paymentMethods[method]}>
            <title>{paymentMethods[method]}</title>
            <rect x="0.6" y="0.6" width="46.800" height="30.800" rx="2" />
            {MARKS[method]}
          </svg>
        </li>
      ))}
    </ul>
  )
}
