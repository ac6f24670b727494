import { useId } from 'react'
import { addSynonyms } from '../../domain/add-synonyms.ts'
import { permissionToChange } from '../../domain/settings.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

interface MissingSynonymsProps {
  /** The groups as they are typed, one on each line. */
  typed: string
  defaults: readonly string[]
  onAdd: (typed: string) => void
}

/** Words that came with an update after the shop had changed its list; nothing where the list has them all. */
export function MissingSynonyms({ typed, defaults, onAdd }: MissingSynonymsProps) {
  const { settings: words } = useAdminWords()
  const heading = useId()
  const isEditable = useMay()(permissionToChange('search'))
  const { groups, added } = addSynonyms(typed.split('\n'), defaults)
  if (added.length === 0 || !isEditable) return null
  return (
    <section aria-labelledby={heading} className="mt-9 max-w-2xl">
      <h3 id={heading} className="font-text text-body font-medium">
        {fill(words.missingWords, { count: added.length })}
      </h3>
      <p className="mt-2 mb-4 text-small text-ink-soft">{added.join(', ')}</p>
      <Button look="outline" onClick={() => onAdd(groups.join('\n'))}>
        {words.addMissingWords}
      </Button>
    </section>
  )
}
