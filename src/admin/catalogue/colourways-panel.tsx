import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Panel } from '../site/panel.tsx'
import { adminHref } from '../site/screens.ts'
import type { AdminProduct } from './product-draft.ts'
import { ProductStatusMark } from './product-status.tsx'
import { ProductThumbnail } from './product-thumbnail.tsx'
import { productHref } from './products-query.ts'

export function ColourwaysPanel({ product }: { product: AdminProduct }) {
  const { product: words } = useAdminWords()
  const { words: shop, language } = useSite()
  const may = useMay()
  const { model, colourways, id } = product
  return (
    <Panel title={words.colourways}>
      {colourways.length === 0 && (
        <p className="text-small text-ink-soft">{model === null ? words.noModel : words.noColourways}</p>
      )}
      <ul className="grid gap-1">
        {colourways.map((one) => (
          <li key={one.id}>
            <Link to={productHref(one.id)} className="flex items-center gap-3 py-1 text-small hover:text-sea">
              <ProductThumbnail src={one.image} size={44} />
              <span>
                {shop.colors[one.color]}
                <span className="block text-label text-ink-soft">
                  {localized(one, 'name', language) || one.name}
                  {one.status !== 'published' && (
                    <span className="ml-3">
                      <ProductStatusMark status={one.status} />
                    </span>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {may('catalog.edit') && model !== null && (
        <Link
          to={adminHref('newProduct', { query: { from: id } })}
          className="plain-link mt-2 inline-flex min-h-11 items-center text-small"
        >
          {words.addColourway}
        </Link>
      )}
    </Panel>
  )
}
