import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BulkBar } from '../catalogue/bulk-bar.tsx'
import { CatalogueLinks } from '../catalogue/catalogue-links.tsx'
import { ProductTable } from '../catalogue/product-table.tsx'
import { ProductTabs } from '../catalogue/product-tabs.tsx'
import { productsHref, useProductsQuery } from '../catalogue/products-query.ts'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { LoadFailure } from '../site/load-failure.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'
import { SearchBox } from '../site/search-box.tsx'

const MOST_COUNTED = 1_000

export function Page() {
  const { products: words } = useAdminWords()
  const { view, q, after } = useProductsQuery()
  const may = useMay()
  const list = useQuery({
    ...adminQuery('GET /api/admin/products', { query: { view, q, after } }),
    placeholderData: keepPreviousData,
  })
  const hrefOf = (typed: string) => productsHref({ view, q: typed })
  return (
    <>
      <PageHeading title={words.title}>
        <SearchBox label={words.search} hint={words.searchHint} clearLabel={words.clear} q={q} hrefOf={hrefOf} />
        {may('catalog.edit') && <LinkButton to={adminHref('newProduct')}>{words.add}</LinkButton>}
      </PageHeading>
      <CatalogueLinks />
      <ProductTabs />
      {list.data && <Products list={list.data} isBusy={list.isPlaceholderData} />}
      {list.isPending && <Skeleton className="mt-16 h-96" />}
      {list.isError && !list.data && <LoadFailure onRetry={list.refetch} />}
    </>
  )
}

function Products({ list, isBusy }: { list: AdminOutput<'GET /api/admin/products'>; isBusy: boolean }) {
  const { products: words, frame } = useAdminWords()
  const { language } = useSite()
  const { view, q, after } = useProductsQuery()
  const count =
    list.count < MOST_COUNTED
      ? plural(words.count, list.count, language)
      : fill(words.countMany, { count: formatNumber(MOST_COUNTED, language) })
  return (
    <>
      <p role="status" className="figures py-3 text-label text-ink-soft">
        {!isBusy && count}
      </p>
      {list.products.length > 0 ? <ProductTable products={list.products} isBusy={isBusy} /> : <NoProducts />}
      {(after || list.next) && (
        <nav aria-label={frame.pages} className="flex flex-wrap justify-between gap-4 pt-5">
          {after ? (
            <LinkButton to={productsHref({ view, q })} look="bare">
              {words.newest}
            </LinkButton>
          ) : (
            <span />
          )}
          {list.next && (
            <LinkButton to={productsHref({ view, q, after: String(list.next) })} look="outline">
              {frame.older}
            </LinkButton>
          )}
        </nav>
      )}
      <BulkBar count={list.count} />
    </>
  )
}

function NoProducts() {
  const { products: words } = useAdminWords()
  const { view, q } = useProductsQuery()
  if (q === '') return <EmptyState title={words.none} text={words.noneText} />
  return (
    <EmptyState title={fill(words.noneFound, { query: q })} text={words.noneFoundText}>
      {view !== 'all' && (
        <LinkButton to={productsHref({ view: 'all', q })} look="outline">
          {words.searchAll}
        </LinkButton>
      )}
    </EmptyState>
  )
}
