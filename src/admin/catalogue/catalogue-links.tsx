import { Link } from '../../client/link.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { type AdminScreenName, adminHref, adminScreen } from '../site/screens.ts'

const LINKS = [
  ['brands', 'brands'],
  ['categories', 'categories'],
  ['productFiles', 'files'],
  ['pastedPrices', 'prices'],
] as const satisfies [AdminScreenName, string][]

/** What else belongs to products. */
export function CatalogueLinks() {
  const { catalogue: words } = useAdminWords()
  const may = useMay()
  const isOpen = (name: AdminScreenName) => {
    const { permission } = adminScreen(name)
    return permission === undefined || may(permission)
  }
  return (
    <nav aria-label={words.links} className="mb-4">
      <ul className="flex flex-wrap gap-x-6 text-small">
        {LINKS.filter(([screen]) => isOpen(screen)).map(([screen, word]) => (
          <li key={screen}>
            <Link to={adminHref(screen)} className="plain-link inline-flex min-h-11 items-center text-ink-soft">
              {words[word]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
