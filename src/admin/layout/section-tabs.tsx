import { useMatches } from 'react-router'
import { lookUp } from '../../domain/look-up.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref, SECTIONS } from '../site/screens.ts'
import { ViewTabs } from '../site/view-tabs.tsx'
import { isOpenTo } from './is-open-to.ts'

/** The screens of a section, above each of them. */
export function SectionTabs({ section }: { section: keyof typeof SECTIONS }) {
  const { sections, screens } = useAdminWords()
  const may = useMay()
  const here = useMatches().at(-1)?.id
  const views = SECTIONS[section]
    .filter((name) => isOpenTo(name, may))
    .map((name) => ({ name: screens[name], to: adminHref(name), isCurrent: name === here }))
  return views.length > 1 && <ViewTabs label={lookUp<string>(sections, section) ?? screens[section]} views={views} />
}
