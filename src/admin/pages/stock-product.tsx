import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { plural } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { isRefusal } from '../site/is-refusal.ts'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { Panel } from '../site/panel.tsx'
import { adminHref } from '../site/screens.ts'
import { Levels } from '../stock/levels.tsx'
import { Movements } from '../stock/movements.tsx'
import { Reservations } from '../stock/reservations.tsx'
import type { StockPage } from '../stock/stock.ts'
import { StockActs } from '../stock/stock-acts.tsx'
import { stockPageQuery } from '../stock/use-stock-change.ts'

export function Page() {
  const { productId = '' } = useParams()
  const page = useQuery(stockPageQuery(Number(productId)))
  if (page.data) return <ProductStock page={page.data} />
  if (isRefusal(page.error)) return <UnknownProduct />
  return <Loading query={page} className="mt-8 h-96" />
}

function ProductStock({ page }: { page: StockPage }) {
  const { stock, stockPage: words } = useAdminWords()
  const { language } = useSite()
  const may = useMay()
  const { product, codes } = page
  return (
    <>
      <PageHeading
        title={localized(product, 'name', language)}
        back={
          <Link to={adminHref('stock')} className="plain-link inline-block min-h-6 text-ink-soft">
            {stock.back}
          </Link>
        }
      >
        {may('stock.move') && <StockActs page={page} />}
      </PageHeading>
      <p className="figures -mt-2 mb-6 flex flex-wrap gap-x-5 text-small text-ink-soft">
        <span>{product.sku}</span>
        <span>{product.brand}</span>
        <span className="text-ink">{plural(words.webSells, product.stock, language)}</span>
      </p>
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] lg:gap-x-14">
        <div className="min-w-0 space-y-10">
          <Levels page={page} />
          <Movements productId={product.productId} />
        </div>
        <div className="grid content-start gap-7">
          <Panel title={words.reservations}>
            <Reservations page={page} />
          </Panel>
          {codes.length > 0 && (
            <Panel title={words.codes}>
              <ul className="figures text-small">
                {codes.map((code) => (
                  <li key={code}>{code.replace(/^0+(?=\d{8})/, '')}</li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

function UnknownProduct() {
  const { stockPage: words } = useAdminWords()
  return (
    <>
      <PageTitle>{words.unknown}</PageTitle>
      <EmptyState title={words.unknown} text={words.unknownText}>
        <LinkButton to={adminHref('stock')}>{words.toStock}</LinkButton>
      </EmptyState>
    </>
  )
}
