import { useState } from 'react'
import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Panel } from '../site/panel.tsx'
import { adminHref } from '../site/screens.ts'
import { PriceField } from './price-field.tsx'
import type { AdminProduct } from './product-draft.ts'
import { fieldId, type ProductForm } from './product-fields.tsx'
import { lastMoment } from './product-table.tsx'
import { ReduceDialog } from './reduce-dialog.tsx'
import { ReductionList } from './reduction-list.tsx'
import type { useProductChange } from './use-product-change.ts'

interface PricePanelProps {
  product: AdminProduct
  form: ProductForm
  change: ReturnType<typeof useProductChange>
}

export function PricePanel({ product, form, change }: PricePanelProps) {
  const { product: words } = useAdminWords()
  const [isReducing, setReducing] = useState(false)
  const may = useMay()
  const mayPrice = may('catalog.prices')
  return (
    <Panel title={words.priceTitle}>
      <PriceField
        id={fieldId('price')}
        label={words.price}
        hint={mayPrice ? words.priceHint : words.noRight}
        value={form.draft.price}
        error={form.errors.price}
        isReadOnly={!mayPrice}
        onChange={(price) => form.set({ price })}
      />
      <CurrentReduction product={product} />
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-small">
        {mayPrice && product.price !== null && (
          <Button look="outline" className="min-h-11" onClick={() => setReducing(true)}>
            {words.reduce}
          </Button>
        )}
        {may('audit.view') && (
          <Link
            to={adminHref('audit', { query: { subject: 'products', subjectId: product.id } })}
            className="plain-link inline-flex min-h-11 items-center"
          >
            {words.history}
          </Link>
        )}
      </p>
      <ReductionList product={product} change={change} />
      <ReduceDialog product={product} isOpen={isReducing} onClose={() => setReducing(false)} change={change} />
    </Panel>
  )
}

function CurrentReduction({ product }: { product: AdminProduct }) {
  const { product: words } = useAdminWords()
  const { language } = useSite()
  if (product.discountPrice === null) return null
  const running = product.reductions.find(({ state }) => state === 'running')
  const until = running
    ? fill(words.reducedUntil, { date: formatDate(lastMoment(running.endsAt), 'momentDay', language) })
    : words.withoutEnd
  return (
    <div className="mt-3 text-small">
      <p className="figures text-terracotta">
        {fill(words.reducedTo, { price: inEuro(product.discountPrice) })}, {until}
      </p>
      {product.status === 'published' && (
        <p className="figures text-label text-ink-soft">
          {product.referencePrice === null
            ? words.noReference
            : fill(words.reference, { price: inEuro(product.referencePrice) })}
        </p>
      )}
    </div>
  )
}
