import { useEffect, useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useNavigate } from '../../client/navigate.ts'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useCart } from '../cart/cart-context.tsx'
import { isOfferOver } from '../cart/lens-offer.ts'
import { AddressFields } from '../checkout/address-fields.tsx'
import { BillingFields } from '../checkout/billing-fields.tsx'
import { DeliveryChoice } from '../checkout/delivery-choice.tsx'
import { FittingChoice } from '../checkout/fitting-choice.tsx'
import { LegalLines } from '../checkout/legal-lines.tsx'
import { lensWaitOf } from '../checkout/lens-wait.ts'
import { LensesExpired } from '../checkout/lenses-expired.tsx'
import { LockerChoice } from '../checkout/locker-choice.tsx'
import { MadeForYou } from '../checkout/made-for-you.tsx'
import { OrderSummary } from '../checkout/order-summary.tsx'
import { PaymentChoice } from '../checkout/payment-choice.tsx'
import { KeepAddress, SavedAddressChoice } from '../checkout/saved-address-choice.tsx'
import { StoreChoice } from '../checkout/store-choice.tsx'
import { useCheckoutForm } from '../checkout/use-checkout-form.ts'
import { usePrefilled } from '../checkout/use-prefilled.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: CheckoutPage }

function CheckoutPage() {
  const { checkout } = useWords()
  return (
    <div className="shell pt-8 pb-section lg:pt-12">
      <PageHead title={checkout.title} description={checkout.description} />
      <Link to={href('cart')} className="group inline-flex min-h-8 items-center gap-2 text-small">
        <span aria-hidden="true">←</span>
        <span className="plain-link group-hover:decoration-current">{checkout.backToCart}</span>
      </Link>
      <h1 className="mt-4 text-display">{checkout.title}</h1>
      <CheckoutForm />
    </div>
  )
}

function CheckoutForm() {
  const { checkout } = useWords()
  const { cart } = useCart()
  const leaveAlone = useEmptyCartGuard()
  const form = useCheckoutForm(leaveAlone)
  usePrefilled(form.props.ref, form.noteChoices)
  const expired = form.field('lenses')
  const total = form.sums ? inEuro(form.sums.total) : '…'
  return (
    <form
      {...form.props}
      onChange={form.noteChange}
      aria-label={checkout.title}
      className="mt-8 grid items-start gap-x-20 gap-y-14 lg:mt-12 lg:grid-cols-12"
    >
      <div className="lg:col-span-7">
        <ProblemSummary form={form} />
        <div className="space-y-12 lg:space-y-14">
          <div>
            <AddressFields
              field={form.field}
              choices={form.choices}
              options={form.options.data}
              isDelivered={form.isDelivered}
            >
              <SavedAddressChoice form={form.props.ref} onFilled={form.noteChange} />
            </AddressFields>
            <KeepAddress />
          </div>
          <Delivery form={form} />
          <PaymentChoice
            field={form.field('paymentMethod')}
            options={form.options.data}
            choices={form.choices}
            total={form.sums ? form.sums.total - form.sums.cashFee : 0}
            onMoved={form.noteChange}
          />
          <BillingFields field={form.field} isOpen={form.choices.hasBilling} />
        </div>
      </div>
      <div className="lg:col-span-5">
        <OrderSummary cart={cart} sums={form.sums}>
          {(form.lenses.some(isOfferOver) || expired.error) && <LensesExpired field={expired} />}
          {form.lenses.length > 0 && <MadeForYou field={form.field('isMadeToOrderAgreed')} />}
          {form.failure && (
            <p className="mt-5 border-l-2 border-terracotta pl-4 text-small text-terracotta">{form.failure}</p>
          )}
          <Button type="submit" isBusy={form.isBusy} disabled={!cart} className="figures mt-6 w-full text-balance">
            {form.isBusy ? checkout.processing : fill(checkout.placeOrder, { total })}
          </Button>
          <LegalLines hasLenses={form.lenses.length > 0} />
        </OrderSummary>
      </div>
    </form>
  )
}

/** How it travels, and where to. */
function Delivery({ form }: { form: ReturnType<typeof useCheckoutForm> }) {
  const { field, options, choices, lenses, abroad, isDelivered } = form
  const { delivery } = useWords()
  const { cart } = useCart()
  const lensWait = lensWaitOf(lenses)
  const collection = options.data?.delivery.find(({ method }) => method === 'collection')
  const ready = lensWait === 'making' || lensWait === 'prescription' ? collection?.withLenses : collection
  return (
    <div className="space-y-8">
      <div>
        <DeliveryChoice
          field={field('shippingMethod')}
          cart={cart}
          options={options.data}
          lensWait={lensWait}
          feeAbroad={abroad?.fee}
          isDelivered={isDelivered}
        />
        {options.isError && <p className="mt-2 text-small text-ink-soft">{delivery.optionsFailed}</p>}
      </div>
      {choices.method === 'locker' && <LockerChoice field={field('deliveryPointId')} postalCode={choices.postalCode} />}
      {choices.method === 'collection' && <StoreChoice field={field('collectionStore')} />}
      {choices.method === 'collection' && ready !== undefined && (
        <FittingChoice
          fields={{ date: field('fittingDate'), time: field('fittingTime') }}
          choices={choices}
          readyOn={ready.last}
          needsVisit={lensWait === 'visit'}
        />
      )}
    </div>
  )
}

/** Redirects to the cart when it is empty, except after the order that emptied it. */
function useEmptyCartGuard(): () => void {
  const { isLoading, lineCount } = useCart()
  const navigate = useNavigate()
  const [isPlaced, setPlaced] = useState(false)
  const hasNothing = !isLoading && lineCount === 0 && !isPlaced
  useEffect(() => {
    if (hasNothing) void navigate(href('cart'), { replace: true })
  }, [hasNothing, navigate])
  return () => setPlaced(true)
}
