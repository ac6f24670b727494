import { useQuery } from '@tanstack/react-query'
import { Link, LinkButton } from '../../client/link.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { BackLink } from '../catalogue/back-link.tsx'
import { productsHref } from '../catalogue/products-query.ts'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'

type Brand = AdminOutput<'GET /api/admin/brands'>[number]

export function Page() {
  const { brands: words, catalogue } = useAdminWords()
  const mayEdit = useMay()('catalog.edit')
  const columns = useColumns()
  const brands = useQuery(adminQuery('GET /api/admin/brands', {}))
  return (
    <>
      <PageHeading title={words.title} back={<BackLink to={productsHref({})}>{catalogue.back}</BackLink>}>
        {mayEdit && <LinkButton to={adminHref('newBrand')}>{words.add}</LinkButton>}
      </PageHeading>
      {brands.data && (
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={brands.data}
          keyOf={({ brand }) => brand}
          link={({ brand }, cell) => <Link to={adminHref('brand', { params: { brand } })} {...cell} />}
        />
      )}
      <Loading query={brands} className="h-96" />
    </>
  )
}

function useColumns(): Column<Brand>[] {
  const { brands: words } = useAdminWords()
  const state = ({ gaps }: Brand) =>
    gaps.length === 0 ? (
      <span className="text-ink-soft">{words.complete}</span>
    ) : (
      <span className="text-terracotta">
        {fill(words.missing, { fields: gaps.map((gap) => words[gap]).join(', ') })}
      </span>
    )
  return [
    {
      key: 'brand',
      title: words.brand,
      cell: (brand) => (
        <>
          <span className="font-medium">{brand.brand}</span>
          <span className="block text-label text-ink-soft md:hidden">{brand.maker}</span>
          <span className="block text-label sm:hidden">{brand.gaps.length > 0 && state(brand)}</span>
        </>
      ),
    },
    {
      key: 'maker',
      title: words.maker,
      from: 'md',
      cell: ({ maker, postalAddress }) => (
        <>
          {maker}
          <span className="block text-label text-ink-soft">{postalAddress}</span>
        </>
      ),
    },
    { key: 'state', title: words.state, from: 'sm', cell: state },
    { key: 'products', title: words.products, isFigure: true, cell: ({ products }) => products },
  ]
}
