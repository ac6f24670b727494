import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { plural } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BackLink } from '../catalogue/back-link.tsx'
import { BrandForm } from '../catalogue/brand-form.tsx'
import { productsHref } from '../catalogue/products-query.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { isRefusal } from '../site/is-refusal.ts'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { adminHref } from '../site/screens.ts'

export function Page() {
  const { brand: name = '' } = useParams()
  const { brands: words, catalogue } = useAdminWords()
  const { language } = useSite()
  const brand = useQuery(adminQuery('GET /api/admin/brands/{brand}', { params: { brand: name } }))
  if (brand.data) {
    return (
      <>
        <PageHeading title={brand.data.brand} back={<BackLink to={adminHref('brands')}>{words.title}</BackLink>}>
          <Link
            to={productsHref({ q: brand.data.brand })}
            className="plain-link inline-flex min-h-11 items-center text-small"
          >
            {plural(catalogue.productCount, brand.data.products, language)}
          </Link>
        </PageHeading>
        <BrandForm key={name} brand={brand.data} />
      </>
    )
  }
  if (isRefusal(brand.error)) return <UnknownBrand />
  return <Loading query={brand} className="mt-8 h-96" />
}

function UnknownBrand() {
  const { brands: words } = useAdminWords()
  return (
    <>
      <PageTitle>{words.unknown}</PageTitle>
      <EmptyState title={words.unknown} text={words.unknownText}>
        <LinkButton to={adminHref('brands')}>{words.toList}</LinkButton>
      </EmptyState>
    </>
  )
}
