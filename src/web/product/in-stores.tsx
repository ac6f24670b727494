import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { ShownProduct } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { isInStock } from '../../domain/cart.ts'
import { localized } from '../../i18n/languages.ts'
import { plural } from '../../i18n/translate.ts'
import { useFreePieces } from './use-free-pieces.ts'

/** Where the product can be tried today. */
export function InStores({ product }: { product: ShownProduct }) {
  const { words, language } = useSite()
  const { inStores } = words.product
  const { data: stores, isError } = useFreePieces(product)
  if (!isInStock(product) || isError) return null
  return (
    // As high as three stores, so that nothing below moves when they arrive.
    <section aria-label={inStores.title} className="mt-8 min-h-36">
      <h2 className="label mb-2 font-text text-ink-soft">{inStores.title}</h2>
      {stores && (
        <ul className="text-small">
          {stores.map((store) => (
            <li key={store.store} className="flex min-h-7 items-center gap-2.5">
              <span
                aria-hidden="true"
                className={`size-2 rounded-round border border-sea ${store.pieces > 0 ? 'bg-sea' : ''}`}
              />
              <span className={store.pieces > 0 ? '' : 'text-ink-soft'}>
                {localized(store, 'name', language)}
                {': '}
                {store.pieces > 0 ? plural(inStores.pieces, store.pieces, language) : inStores.none}
              </span>
            </li>
          ))}
        </ul>
      )}
      {stores?.some(({ pieces }) => pieces > 0) && product.measurements !== null && (
        <LinkButton
          to={href('contact', {}, { service: 'fitting', frames: product.slug })}
          look="bare"
          className="mt-2 text-small"
        >
          {inStores.tryThere}
        </LinkButton>
      )}
    </section>
  )
}
