import { useRef } from 'react'
import { Link } from '../../client/link.tsx'
import type { SettingsGroup } from '../../domain/settings.ts'
import { useCurrentInView } from '../../ui/dense/use-current-in-view.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { FORM_GROUPS } from './fields-of-group.ts'

export const GROUPS: readonly SettingsGroup[] = ['stores', 'specialDays', ...FORM_GROUPS]

export function GroupNav({ current }: { current: SettingsGroup }) {
  const { settings: words } = useAdminWords()
  const nav = useRef<HTMLElement>(null)
  useCurrentInView(nav, current)
  return (
    <nav ref={nav} aria-label={words.groupsLabel} className="max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter">
      <ul className="flex gap-x-5 border-hairline max-md:border-b md:flex-col md:border-l">
        {GROUPS.map((group) => (
          <li key={group}>
            <Link
              to={adminHref('settingsGroup', { params: { group } })}
              aria-current={group === current ? 'page' : undefined}
              className="flex min-h-11 items-center text-small whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-[current]:text-ink max-md:border-b-2 max-md:border-transparent max-md:aria-[current]:border-brass md:-ml-px md:border-l md:border-transparent md:pl-4 md:aria-[current]:border-brass"
            >
              {words.groups[group]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
