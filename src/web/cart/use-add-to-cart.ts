import { useNavigate } from '../../client/navigate.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { ProductCard } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { useCart } from './cart-context.tsx'

export function useAddToCart(product: ProductCard) {
  const { words, language } = useSite()
  const { addItem } = useCart()
  const toast = useToast()
  const navigate = useNavigate()
  const toCart = { label: words.toast.viewCart, href: href('cart'), onFollow: () => void navigate(href('cart')) }
  const { isBusy, run } = useAsyncAction(
    async (quantity: number) => {
      await addItem(product.id, quantity)
      const description = fill(words.toast.addedText, { product: localized(product, 'name', language) })
      toast.show({ title: words.toast.addedToCart, description, action: toCart })
    },
    () => toast.show({ title: words.toast.error, description: words.toast.notAddedText, tone: 'destructive' }),
  )
  return { isBusy, add: run }
}

/** Shared by all the buttons of a page, so that all of them are busy together. */
export type Adding = ReturnType<typeof useAddToCart>
