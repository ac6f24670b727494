import { useId } from 'react'
import { addSynonyms } from '../../domain/search/add-synonyms.ts'
import { permissionToChange, type SearchSettings } from '../../domain/settings.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { SettingsDraft } from './setting-fields.ts'

interface MissingSynonymsProps {
  /** The form as it is typed, with one group on each line. */
  draft: SettingsDraft
  defaults: readonly string[]
  onChange: (path: keyof SearchSettings, typed: string) => void
}

/**
 * Words that came with an update after the shop had changed its list; nothing where the list has them all, or the shop
 * does not want them.
 */
export function MissingSynonyms({ draft, defaults, onChange }: MissingSynonymsProps) {
  const { settings: words } = useAdminWords()
  const heading = useId()
  const isEditable = useMay()(permissionToChange('search'))
  const unwanted = String(draft.unwanted)
  const { groups, added } = addSynonyms(String(draft.synonyms).split('\n'), defaults, unwanted.split('\n'))
  if (added.length === 0 || !isEditable) return null
  return (
    <section aria-labelledby={heading} className="mt-9 max-w-2xl">
      <h3 id={heading} className="font-text text-body font-medium">
        {fill(words.missingWords, { count: added.length })}
      </h3>
      <p className="mt-2 mb-4 text-small text-ink-soft">{added.join(', ')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => onChange('synonyms', groups.join('\n'))}>
          {words.addMissingWords}
        </Button>
        <Button look="bare" onClick={() => onChange('unwanted', [unwanted.trim(), ...added].join('\n').trim())}>
          {words.leaveOutMissingWords}
        </Button>
      </div>
    </section>
  )
}
