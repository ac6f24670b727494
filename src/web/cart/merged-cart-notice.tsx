import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { localized } from '../../i18n/languages.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useCart } from './cart-context.tsx'

export function MergedCartNotice({ className = '' }: { className?: string }) {
  const { words, language } = useSite()
  const { cart, dismissNotice } = useCart()
  const { mergedCart } = words
  const notice = cart?.notice
  // On an error, which the cart logs, the notice stays and can be dismissed again.
  const { run: dismiss } = useAsyncAction(dismissNotice, () => {})
  return (
    <div role="status">
      {notice && (notice.joined > 0 || notice.capped.length > 0) && (
        <div className={`max-w-3xl border-l-2 border-brass py-1 pl-5 ${className}`}>
          <p className="font-medium">{mergedCart.title}</p>
          <ul className="mt-1 text-small">
            {notice.joined > 0 && <li>{plural(mergedCart.merged, notice.joined, language)}</li>}
            {notice.capped.map((line) => {
              const { productId, wanted, kept } = line
              const product = localized(line, 'name', language)
              const text =
                kept === 0 ? fill(mergedCart.soldOut, { product }) : fill(mergedCart.capped, { product, wanted, kept })
              return <li key={productId}>{text}</li>
            })}
          </ul>
          <Button look="bare" className="mt-2" onClick={() => dismiss()}>
            {mergedCart.dismiss}
          </Button>
        </div>
      )}
    </div>
  )
}
