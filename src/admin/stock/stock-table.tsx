import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { ProductName } from './product-name.tsx'
import type { StockList, StockProduct } from './stock.ts'
import { useStockQuery } from './stock-query.ts'

export function StockTable({ list, isBusy }: { list: StockList; isBusy: boolean }) {
  const { stock: words } = useAdminWords()
  const { view } = useStockQuery()
  return (
    <DataTable
      caption={fill(words.caption, { view: words.view[view] })}
      columns={useColumns(list)}
      rows={list.products}
      keyOf={({ sku }) => sku}
      isBusy={isBusy}
      link={({ productId }, cell) => <Link to={adminHref('stockProduct', { params: { productId } })} {...cell} />}
    />
  )
}

function useColumns({ stores }: StockList): Column<StockProduct>[] {
  const { stock: words } = useAdminWords()
  const { language } = useSite()
  return [
    {
      key: 'product',
      title: words.product,
      cell: (product) => (
        <>
          <ProductName product={product} />
          <span className="figures mt-1 block text-label text-ink-soft md:hidden">
            {stores
              .map((store) => {
                const count = product.levels.find((level) => level.store === store.id)?.onHand ?? 0
                return fill(words.at, { store: localized(store, 'name', language), count })
              })
              .join(' · ')}
          </span>
        </>
      ),
    },
    ...stores.map(
      (store): Column<StockProduct> => ({
        key: store.id,
        title: localized(store, 'name', language),
        isFigure: true,
        from: 'md',
        cell: (product) => <Pieces product={product} store={store.id} />,
      }),
    ),
    {
      key: 'web',
      title: words.web,
      isFigure: true,
      cell: ({ stock, inTransit }) => (
        <>
          <span className={stock === 0 ? 'font-medium text-terracotta' : 'font-medium'}>{stock}</span>
          {inTransit > 0 && (
            <span className="block text-label text-ink-soft">{fill(words.inTransit, { count: inTransit })}</span>
          )}
        </>
      ),
    },
  ]
}

function Pieces({ product, store }: { product: StockProduct; store: string }) {
  const { stock: words } = useAdminWords()
  const level = product.levels.find((one) => one.store === store)
  const { onHand = 0, reserved = 0, free = 0 } = level ?? {}
  return (
    <>
      <span className={onHand === 0 ? 'text-ink-soft' : ''}>{onHand}</span>
      {free !== onHand && (
        <span className="block text-label text-ink-soft">{fill(words.freeOf, { free, reserved })}</span>
      )}
    </>
  )
}
