import { Link } from '../../client/link.tsx'
import { useSite, useWords } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { CartItem } from '../../contract/cart.ts'
import type { Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { quantityError } from '../../domain/cart.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ProductPicture } from '../catalog/product-picture.tsx'
import { ProductPrice } from '../catalog/product-price.tsx'
import { altOf } from '../catalog/product-words.ts'
import { useStorefront } from '../site/storefront-context.tsx'
import { useCart } from './cart-context.tsx'
import { ChosenLenses } from './chosen-lenses.tsx'
import { QuantityField } from './quantity-field.tsx'

const HEAD = 'label pb-3 text-left font-normal text-ink-soft'

interface CartLinesProps {
  items: readonly CartItem[]
  onRemoved: () => void
}

/** The cart as a table; on a narrow screen each row becomes a small block of its own. */
export function CartLines({ items, onRemoved }: CartLinesProps) {
  const { cart } = useWords()
  return (
    <table className="block w-full border-b border-hairline md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          <th scope="col" className={HEAD}>
            {cart.product}
          </th>
          <th scope="col" className={HEAD}>
            {cart.price}
          </th>
          <th scope="col" className={HEAD}>
            {cart.quantity}
          </th>
          <th scope="col" className={`${HEAD} md:text-right`}>
            {cart.total}
          </th>
          <th scope="col" className={HEAD}>
            <span className="sr-only">{cart.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {items.map((item) =>
          item.product ? <CartLine key={item.id} item={item} product={item.product} onRemoved={onRemoved} /> : null,
        )}
      </tbody>
    </table>
  )
}

interface CartLineProps {
  item: CartItem
  product: Product
  onRemoved: () => void
}

function CartLine({ item, product, onRemoved }: CartLineProps) {
  const { words, language } = useSite()
  const { money } = useStorefront()
  const name = localized(product, 'name', language)
  const { lenses } = item
  const lineName = lenses ? fill(words.lensOrders.ofLine, { product: name }) : name
  const error = quantityError(product.stock, item.quantity)
  return (
    <tr className="relative grid grid-cols-[6.5rem_1fr] gap-x-5 border-t border-hairline py-5 md:table-row [&>td]:align-middle md:[&>td]:py-5">
      <td className="contents md:table-cell md:w-[42%]">
        <div className="contents md:flex md:items-center md:gap-6">
          <span className="row-span-4 grid aspect-square w-26 shrink-0 place-items-center self-start bg-white md:w-32">
            <ProductPicture
              src={product.images[0] ?? ''}
              alt={altOf(product, words, language)}
              sizes="8rem"
              suffices={320}
              className="multiplied size-full object-contain p-2"
            />
          </span>
          <div className="pr-8 md:pr-4">
            <p className="text-label text-ink-soft">{product.brand}</p>
            <Link
              to={href('product', { slug: product.slug })}
              className="inline-block min-h-6 leading-snug hover:text-sea"
            >
              {name}
            </Link>
            {error && <p className="mt-1 text-label text-terracotta">{words.errors[error]}</p>}
            {lenses && <ChosenLenses lenses={lenses} itemId={item.id} slug={product.slug} product={name} />}
          </div>
        </div>
      </td>
      <td className={`md:pr-4 ${lenses ? 'mt-2' : ''}`}>
        {lenses ? <LinePrice price={item.unitPrice} /> : <ProductPrice product={product} />}
      </td>
      <td className="mt-3 md:pr-4">
        {lenses ? (
          <span className="text-small">{words.lensOrders.onePair}</span>
        ) : (
          <QuantityField itemId={item.id} stored={item.quantity} product={name} />
        )}
      </td>
      <td className="figures mt-3 flex justify-between gap-4 md:table-cell md:text-right">
        <span aria-hidden="true" className="text-small text-ink-soft md:hidden">
          {words.cart.total}
        </span>
        {money(item.total)}
      </td>
      <td className="absolute top-4 right-0 md:static md:table-cell md:w-14 md:text-right">
        <RemoveButton itemId={item.id} product={lineName} onRemoved={onRemoved} />
      </td>
    </tr>
  )
}

/** The price of a frame with its lenses. */
function LinePrice({ price }: { price: number }) {
  const { listing } = useWords()
  const { money } = useStorefront()
  return <Price price={money(price)} was={undefined} words={{ was: listing.priceWas, now: listing.priceNow }} />
}

function RemoveButton({ itemId, product, onRemoved }: { itemId: number; product: string; onRemoved: () => void }) {
  const words = useWords()
  const toast = useToast()
  const { removeItem } = useCart()
  const showError = useErrorToast()
  const { isBusy, run } = useAsyncAction(
    async () => {
      await removeItem(itemId)
      toast.show({ title: words.toast.itemRemoved })
      onRemoved()
    },
    (error) => showError(error, words.errors.unavailable),
  )
  return (
    <Button
      look="bare"
      isBusy={isBusy}
      aria-label={fill(words.cart.removeOf, { product })}
      title={words.cart.remove}
      onClick={() => run()}
      className="size-11 justify-center text-ink-soft hover:text-terracotta"
    >
      <svg viewBox="0 0 16 16" className="size-3.5" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M2 2l12 12M14 2L2 14" />
      </svg>
    </Button>
  )
}
