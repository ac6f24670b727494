import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { InputField } from '../../ui/field.tsx'
import { PlainSubmit } from '../site/plain-submit.tsx'

/** Puts a product into the cart where no scripts run. */
export function PlainAddToCart({ productId, most }: { productId: number; most: number }) {
  const { product: words } = useWords()
  return (
    <form method="post" action={href('cart')} className="mt-5 hidden flex-wrap items-end gap-3 noscript:flex">
      <input type="hidden" name="step" value="add" />
      <input type="hidden" name="product" value={productId} />
      <InputField
        label={words.quantity}
        type="number"
        name="quantity"
        defaultValue={1}
        min={1}
        max={most}
        className="w-24"
      />
      <PlainSubmit className="grow">{words.addToCart}</PlainSubmit>
    </form>
  )
}
