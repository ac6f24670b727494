import { useState } from 'react'
import type { Product } from '../../contract/catalog.ts'
import { MAX_LINE_QUANTITY } from '../../domain/shop-facts.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { nameOf } from '../catalog/product-words.ts'
import { useSite } from '../site/site-context.tsx'
import { useCart } from './cart-context.tsx'
import { QuantityChoice } from './quantity-choice.tsx'

/** How many pieces, and the button that puts them into the cart. */
export function AddToCart({ product }: { product: Product }) {
  const { words, language } = useSite()
  const { addItem, isAdding } = useCart()
  const toast = useToast()
  const [quantity, setQuantity] = useState(1)

  const add = async () => {
    try {
      await addItem(product.id, quantity)
      const description = fill(words.toast.addedText, { product: nameOf(product, language) })
      toast.show({ title: words.toast.addedToCart, description })
    } catch {
      toast.show({ title: words.toast.error, description: words.toast.notAddedText, tone: 'destructive' })
    }
  }
  return (
    <div className="mt-5 flex flex-wrap gap-3 noscript:hidden">
      <QuantityChoice quantity={quantity} most={Math.min(product.stock, MAX_LINE_QUANTITY)} onChange={setQuantity} />
      <Button className="grow" isBusy={isAdding} onClick={add}>
        {isAdding ? words.product.adding : words.product.addToCart}
      </Button>
    </div>
  )
}
