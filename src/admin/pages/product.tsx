import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { SaveBar } from '../../ui/dense/save-bar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ColourwaysPanel } from '../catalogue/colourways-panel.tsx'
import { DraftConflicts } from '../catalogue/draft-conflicts.tsx'
import { PricePanel } from '../catalogue/price-panel.tsx'
import { ProductBarcodes } from '../catalogue/product-barcodes.tsx'
import { IdentityPart, LensPart, MeasuresPart, TextPart } from '../catalogue/product-description.tsx'
import type { AdminProduct } from '../catalogue/product-draft.ts'
import { fieldId } from '../catalogue/product-fields.tsx'
import { ProductPictures } from '../catalogue/product-pictures.tsx'
import { productsHref } from '../catalogue/products-query.ts'
import { StatusPanel } from '../catalogue/status-panel.tsx'
import { productQuery } from '../catalogue/use-product-change.ts'
import { useProductForm } from '../catalogue/use-product-form.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { isRefusal } from '../site/is-refusal.ts'
import { LeaveDialog } from '../site/leave-dialog.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PageTitle } from '../site/page-title.tsx'

export function Page() {
  const { productId = '' } = useParams()
  const product = useQuery(productQuery(productId))
  if (product.data) return <ProductPage key={product.data.id} product={product.data} />
  if (isRefusal(product.error)) return <UnknownProduct />
  return <Loading query={product} className="mt-8 h-96" />
}

function ProductPage({ product }: { product: AdminProduct }) {
  const { product: words } = useAdminWords()
  const { language } = useSite()
  const { saving, change, failure, changed, conflicts, resolve, reset, blocker, ...own } = useProductForm(product)
  const form = { ...own, isReadOnly: !useMay()('catalog.edit') }
  const isDirty = changed.length > 0
  return (
    <>
      <PageHeading
        title={localized(product, 'name', language) || product.name}
        back={
          <Link to={productsHref({})} className="plain-link inline-block min-h-6 text-ink-soft">
            {words.back}
          </Link>
        }
      />
      <DraftConflicts meanwhile={change.meanwhile} conflicts={conflicts} onResolve={resolve} />
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] lg:gap-x-14">
        <div className="grid content-start gap-9 max-md:order-last">
          <TextPart form={form} />
          <div id={fieldId('pictures')} tabIndex={-1}>
            <ProductPictures product={product} />
          </div>
          <IdentityPart form={form} isPublished={product.status === 'published'} />
          <MeasuresPart form={form} />
          <LensPart form={form} />
        </div>
        <div className="grid content-start gap-7 sm:max-md:grid-cols-2">
          <StatusPanel product={product} isDirty={isDirty} change={change} />
          <PricePanel product={product} form={form} change={change} />
          <ProductBarcodes productId={product.id} />
          <div>
            <ColourwaysPanel product={product} />
            <p className="figures mt-5 border-t border-hairline pt-4 text-small">
              {fill(words.stock, { count: product.stock })}
            </p>
          </div>
        </div>
      </div>
      <SaveBar
        label={words.save}
        isShown={isDirty}
        text={plural(words.unsaved, changed.length, language)}
        error={failure}
      >
        <Button look="outline" onClick={reset}>
          {words.discard}
        </Button>
        <Button isBusy={saving.isBusy} disabled={conflicts.length > 0} onClick={saving.run}>
          {words.save}
        </Button>
      </SaveBar>
      <LeaveDialog blocker={blocker} />
    </>
  )
}

function UnknownProduct() {
  const { product: words } = useAdminWords()
  return (
    <>
      <PageTitle>{words.unknown}</PageTitle>
      <EmptyState title={words.unknown} text={words.unknownText}>
        <LinkButton to={productsHref({})}>{words.toList}</LinkButton>
      </EmptyState>
    </>
  )
}
