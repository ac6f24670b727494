import type { DraftConflict } from '../../client/rebase-draft.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

interface FieldConflictsProps<Draft> {
  /** Who changed it; `null` for nobody of the staff, `undefined` where nobody did. */
  changedBy: string | null | undefined
  conflicts: readonly DraftConflict<Draft>[]
  labelOf: (key: keyof Draft & string) => string
  onResolve: (key: keyof Draft & string, choice: 'mine' | 'theirs') => void
}

/** What a colleague changed while a form was open, with both values where both changed. */
export function FieldConflicts<Draft>({ changedBy, conflicts, labelOf, onResolve }: FieldConflictsProps<Draft>) {
  const { catalogue: words } = useAdminWords()
  if (changedBy === undefined && conflicts.length === 0) return null
  const shown = (value: unknown) => (value === '' ? words.empty : String(value))
  return (
    <section role="alert" className="mb-8 max-w-4xl border border-brass bg-brass/8 p-4 text-small sm:p-5">
      {changedBy !== undefined && (
        <p>{changedBy ? fill(words.changedBy, { name: changedBy }) : words.changedBySomebody}</p>
      )}
      {conflicts.map(({ key, mine, theirs }) => (
        <div key={key} className="mt-4 border-t border-hairline pt-4">
          <p className="mb-2 font-medium">{labelOf(key)}</p>
          <dl className="grid gap-4 sm:grid-cols-2">
            <div>
              <dt className="text-label text-ink-soft">{words.mine}</dt>
              <dd className="mb-2 whitespace-pre-line">{shown(mine)}</dd>
              <Button look="outline" className="min-h-11" onClick={() => onResolve(key, 'mine')}>
                {words.keepMine}
              </Button>
            </div>
            <div>
              <dt className="text-label text-ink-soft">{words.theirs}</dt>
              <dd className="mb-2 whitespace-pre-line">{shown(theirs)}</dd>
              <Button look="outline" className="min-h-11" onClick={() => onResolve(key, 'theirs')}>
                {words.takeTheirs}
              </Button>
            </div>
          </dl>
        </div>
      ))}
    </section>
  )
}
