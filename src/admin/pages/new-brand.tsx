import { BackLink } from '../catalogue/back-link.tsx'
import { BrandForm } from '../catalogue/brand-form.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'

export function Page() {
  const { brands: words } = useAdminWords()
  return (
    <>
      <PageHeading title={words.add} back={<BackLink to={adminHref('brands')}>{words.title}</BackLink>} />
      <BrandForm brand={null} />
    </>
  )
}
