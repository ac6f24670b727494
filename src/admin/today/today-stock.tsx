import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { localized } from '../../i18n/languages.ts'
import { plural } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { Section } from './section.tsx'

type LowStock = NonNullable<AdminOutput<'GET /api/admin/today'>['lowStock']>

export function TodayStock({ lowStock: { count, products } }: { lowStock: LowStock }) {
  const { today: words } = useAdminWords()
  const { language } = useSite()
  return (
    <Section title={words.lowStock}>
      <p className="text-small text-ink-soft">
        {count === 0 ? words.noLowStock : plural(words.lowStockCount, count, language)}
      </p>
      <ul className="mt-2">
        {products.map((product) => (
          <li key={product.id}>
            <Link
              to={adminHref('stockProduct', { params: { productId: product.id } })}
              className="flex min-h-11 items-baseline justify-between gap-4 border-b border-hairline/70 py-2.5 text-small -outline-offset-2 hover:bg-white"
            >
              <span className="min-w-0">
                {localized(product, 'name', language)}
                <span className="block text-label text-ink-soft">{product.sku}</span>
              </span>
              <span className={`figures whitespace-nowrap ${product.stock === 0 ? 'text-terracotta' : ''}`}>
                {product.stock === 0 ? words.soldOut : plural(words.pieces, product.stock, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {count > products.length && (
        <p className="mt-4 text-small">
          <Link to={adminHref('stock', { query: { view: 'low' } })} className="plain-link">
            {words.allLowStock}
          </Link>
        </p>
      )}
    </Section>
  )
}
