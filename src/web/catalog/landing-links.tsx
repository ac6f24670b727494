import { useQuery } from '@tanstack/react-query'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { landingsQuery } from './landing-query.ts'

/** Links to the pages for what many people look for. */
export function LandingLinks({ without }: { without?: string }) {
  const { words, language } = useSite()
  const landings = useQuery(landingsQuery).data ?? []
  return (
    <nav aria-label={words.landing.others} className="border-t border-hairline pt-6">
      <h2 className="mb-2 text-small text-ink-soft">{words.landing.others}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {landings
          .filter(({ slug }) => slug !== without)
          .map((landing) => (
            <li key={landing.slug}>
              <Link
                to={href('landing', { landing: landing.slug })}
                className="plain-link inline-flex min-h-9 items-center"
              >
                {localized(landing, 'title', language)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
