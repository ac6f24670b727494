import { useMatches } from 'react-router'
import { isOpenTo } from '../layout/is-open-to.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref, SECTIONS } from '../site/screens.ts'
import { ViewTabs } from '../site/view-tabs.tsx'

/** The screens about money, above each of them. */
export function MoneyTabs() {
  const { sections, screens } = useAdminWords()
  const may = useMay()
  const here = useMatches().at(-1)?.id
  const views = SECTIONS.payments
    .filter((name) => isOpenTo(name, may))
    .map((name) => ({ name: screens[name], to: adminHref(name), isCurrent: name === here }))
  return <ViewTabs label={sections.payments} views={views} />
}
