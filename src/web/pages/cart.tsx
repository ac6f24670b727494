import { useRef } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { PLAIN_PATHS } from '../../contract/plain-forms.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCart } from '../cart/cart-context.tsx'
import { CartLines } from '../cart/cart-lines.tsx'
import { CartSummary } from '../cart/cart-summary.tsx'
import { MergedCartNotice } from '../cart/merged-cart-notice.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: CartPage }

function CartPage() {
  const { cart: words } = useWords()
  const { cart, isLoading, lineCount } = useCart()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={words.title} description={words.description} />
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {words.title}
      </h1>
      <MergedCartNotice className="mt-8" />
      {isLoading && <CartSkeleton />}
      {!isLoading && !cart && <CartFailure />}
      {!isLoading && cart && lineCount === 0 && (
        <EmptyState title={words.empty} text={words.emptyText}>
          <LinkButton to={href('collections')}>{words.continueShopping}</LinkButton>
        </EmptyState>
      )}
      {cart && lineCount > 0 && (
        <div className="mt-8 grid items-start gap-x-20 gap-y-14 lg:mt-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <CartLines items={cart.items} onRemoved={() => heading.current?.focus()} />
          </div>
          <div className="lg:col-span-4">
            <CartSummary cart={cart} />
          </div>
        </div>
      )}
    </div>
  )
}

function CartFailure() {
  const { cart: words } = useWords()
  const { reload } = useCart()
  return (
    <EmptyState title={words.error} text={words.errorText} role="alert">
      <Button onClick={() => void reload().catch((error: unknown) => console.error(error))}>{words.tryAgain}</Button>
    </EmptyState>
  )
}

function CartSkeleton() {
  const { plain } = useWords()
  return (
    <>
      <noscript>
        <a href={PLAIN_PATHS.cart} className={`mt-8 ${buttonClass()}`}>
          {plain.showCart}
        </a>
      </noscript>
      <div className="mt-8 grid gap-x-20 gap-y-14 lg:mt-12 lg:grid-cols-12">
        <div className="space-y-5 lg:col-span-8">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
        <Skeleton className="h-64 lg:col-span-4" />
      </div>
    </>
  )
}
