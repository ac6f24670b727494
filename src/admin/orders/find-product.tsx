import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { adminPathOf } from '../../contract/admin/client.ts'
import { localized } from '../../i18n/languages.ts'
import { plural } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { FindBox } from './find-box.tsx'
import type { SellableProduct } from './order.ts'

interface FindProductProps {
  onChoose: (product: SellableProduct) => void
  hasFocus?: boolean
}

export function FindProduct({ onChoose, hasFocus = false }: FindProductProps) {
  const { takeOrder: words } = useAdminWords()
  const { language } = useSite()
  return (
    <FindBox<SellableProduct>
      label={words.addProduct}
      hint={words.addHint}
      none={words.noProduct}
      results={words.found}
      pathOf={(q) => adminPathOf('GET /api/admin/orders/products', { query: { q } })}
      keyOf={({ productId }) => String(productId)}
      onChoose={onChoose}
      hasFocus={hasFocus}
      render={(product) => (
        <>
          <span className="grow">
            {localized(product, 'name', language)}
            <span className="figures block text-label text-ink-soft">{product.sku}</span>
          </span>
          <span className="text-label text-ink-soft">
            {product.stock > 0 ? plural(words.inStock, product.stock, language) : words.soldOut}
          </span>
          <span className="figures">{inEuro(product.price)}</span>
        </>
      )}
    />
  )
}
