import { useSite } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { fill } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { nameOf } from '../catalog/product-words.ts'
import { useCart } from './cart-context.tsx'

/** Puts pieces of a product into the cart and says how it went. */
export function useAddToCart(product: Product) {
  const { words, language } = useSite()
  const { addItem, isAdding } = useCart()
  const toast = useToast()
  const add = async (quantity: number) => {
    try {
      await addItem(product.id, quantity)
      const description = fill(words.toast.addedText, { product: nameOf(product, language) })
      toast.show({ title: words.toast.addedToCart, description })
    } catch {
      toast.show({ title: words.toast.error, description: words.toast.notAddedText, tone: 'destructive' })
    }
  }
  return { add, isAdding }
}
