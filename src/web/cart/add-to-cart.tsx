import { type RefObject, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { MAX_LINE_QUANTITY } from '../../domain/shop-facts.ts'
import { Button } from '../../ui/button.tsx'
import { PlainAddToCart } from './plain-add-to-cart.tsx'
import { QuantityChoice } from './quantity-choice.tsx'
import type { Adding } from './use-add-to-cart.ts'

interface AddToCartProps {
  product: ProductCard
  adding: Adding
  place?: RefObject<HTMLDivElement | null>
}

export function AddToCart({ product, adding, place }: AddToCartProps) {
  const { words } = useSite()
  const [quantity, setQuantity] = useState(1)
  const most = Math.min(product.stock, MAX_LINE_QUANTITY)
  return (
    <>
      <div ref={place} className="mt-2 flex flex-wrap gap-3 noscript:hidden lg:mt-4">
        <QuantityChoice quantity={quantity} most={most} onChange={setQuantity} />
        <Button className="grow max-sm:px-3" isBusy={adding.isBusy} onClick={() => adding.add(quantity)}>
          {adding.isBusy ? words.product.adding : words.product.addToCart}
        </Button>
      </div>
      <PlainAddToCart productId={product.id} most={most} />
    </>
  )
}
