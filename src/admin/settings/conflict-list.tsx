import type { DraftConflict } from '../../client/rebase-draft.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { SettingField, SettingsDraft } from './setting-fields.ts'

interface ConflictListProps {
  fields: readonly SettingField[]
  conflicts: readonly DraftConflict<SettingsDraft>[]
  onResolve: (path: string, choice: 'mine' | 'theirs') => void
}

/** What somebody else has changed meanwhile: both values, until one is chosen. */
export function ConflictList({ fields, conflicts, onResolve }: ConflictListProps) {
  const { settings: words } = useAdminWords()
  if (conflicts.length === 0) return null
  const shown = (value: string | boolean) => {
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return value || words.empty
  }
  return (
    <section role="alert" className="mb-7 max-w-2xl border border-terracotta bg-terracotta/8 p-4 text-small">
      <p className="font-medium text-terracotta">{words.conflict}</p>
      <ul className="mt-3 space-y-4">
        {conflicts.map(({ key, mine, theirs }) => {
          const label = fields.find(({ path }) => path === key)?.label ?? key
          return (
            <li key={key}>
              <p className="font-medium">{label}</p>
              <div className="mt-2 flex flex-wrap gap-3">
                <Button look="outline" onClick={() => onResolve(key, 'mine')}>
                  {fill(words.keepMine, { value: shown(mine) })}
                </Button>
                <Button look="outline" onClick={() => onResolve(key, 'theirs')}>
                  {fill(words.takeTheirs, { value: shown(theirs) })}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
