import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ProductStatusMark } from './product-status.tsx'
import { ProductThumbnail } from './product-thumbnail.tsx'
import { productHref, useProductsQuery } from './products-query.ts'

type Row = AdminOutput<'GET /api/admin/products'>['products'][number]

export function ProductTable({ products, isBusy }: { products: readonly Row[]; isBusy: boolean }) {
  const { products: words } = useAdminWords()
  const { view } = useProductsQuery()
  return (
    <DataTable
      caption={fill(words.caption, { view: words.view[view] })}
      columns={useColumns()}
      rows={products}
      keyOf={({ id }) => String(id)}
      isBusy={isBusy}
      link={({ id }, cell) => <Link to={productHref(id)} {...cell} />}
    />
  )
}

function useColumns(): Column<Row>[] {
  const { products: words } = useAdminWords()
  const { language, words: shop } = useSite()
  const nameOf = (row: Row) => localized(row, 'name', language) || row.name
  const status = (row: Row) => (
    <>
      <ProductStatusMark status={row.status} />
      {row.gaps.length > 0 && row.status !== 'archived' && (
        <span className="block text-label text-terracotta">{plural(words.lacks, row.gaps.length, language)}</span>
      )}
    </>
  )
  return [
    {
      key: 'product',
      title: words.product,
      cell: (row) => (
        <span className="flex items-center gap-4">
          <ProductThumbnail src={row.image} />
          <span className="min-w-0">
            <span className="font-medium">{nameOf(row)}</span>
            <span className="figures block text-label text-ink-soft">
              <span className="md:hidden">{row.brand} · </span>
              {row.sku}
            </span>
            <span className="block text-label sm:hidden">{status(row)}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'brand',
      title: words.brand,
      from: 'md',
      cell: (row) => (
        <>
          {row.brand}
          <span className="block text-label text-ink-soft">{shop.colors[row.color]}</span>
        </>
      ),
    },
    { key: 'status', title: words.statusTitle, from: 'sm', cell: status },
    { key: 'stock', title: words.stock, from: 'lg', isFigure: true, cell: ({ stock }) => stock },
    { key: 'price', title: words.price, isFigure: true, cell: (row) => <RowPrice row={row} /> },
  ]
}

function RowPrice({ row }: { row: Row }) {
  const { products: words } = useAdminWords()
  const { language } = useSite()
  if (row.price === null) return <span className="text-ink-soft">{words.noPrice}</span>
  if (row.discountPrice === null) return inEuro(row.price)
  return (
    <>
      <span className="text-terracotta">{inEuro(row.discountPrice)}</span>
      <s className="block text-label text-ink-soft">{inEuro(row.price)}</s>
      {row.reductionEndsAt && (
        <span className="block text-label text-ink-soft">
          {fill(words.until, { date: formatDate(lastMoment(row.reductionEndsAt), 'momentDay', language) })}
        </span>
      )}
    </>
  )
}

/** A reduction ends with the first moment after it. */
export const lastMoment = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString()
