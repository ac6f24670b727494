import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { BulkBar } from '../catalogue/bulk-bar.tsx'
import { CatalogueLinks } from '../catalogue/catalogue-links.tsx'
import { ProductTable } from '../catalogue/product-table.tsx'
import { ProductTabs } from '../catalogue/product-tabs.tsx'
import { productsHref, useProductsQuery } from '../catalogue/products-query.ts'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ListCount } from '../site/list-count.tsx'
import { Loading } from '../site/loading.tsx'
import { NoneListed } from '../site/none-listed.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { adminHref } from '../site/screens.ts'
import { SearchBox } from '../site/search-box.tsx'

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
      <Loading query={list} className="mt-16 h-96" />
    </>
  )
}

function Products({ list, isBusy }: { list: AdminOutput<'GET /api/admin/products'>; isBusy: boolean }) {
  const { products: words } = useAdminWords()
  const { view, q, after } = useProductsQuery()
  return (
    <>
      <ListCount count={list.count} words={words} isBusy={isBusy} />
      {list.products.length > 0 ? (
        <ProductTable products={list.products} isBusy={isBusy} />
      ) : (
        <NoneListed
          q={q}
          words={words}
          all={view !== 'all' && { href: productsHref({ view: 'all', q }), label: words.searchAll }}
        />
      )}
      <PagesNav
        first={after === undefined ? null : productsHref({ view, q })}
        next={list.next === null ? null : productsHref({ view, q, after: String(list.next) })}
        firstLabel={words.newest}
      />
      <BulkBar count={list.count} />
    </>
  )
}
