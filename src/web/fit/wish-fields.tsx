import { useWords } from '../../client/site-context.tsx'
import { WEARER_GROUPS } from '../../domain/worn-by.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { FRAME_KINDS, type WishTexts } from './near-query.ts'

interface WishFieldsProps {
  wish: WishTexts
  onChange: (wish: WishTexts) => void
}

/** What kind of glasses are looked for, and for whom. */
export function WishFields({ wish, onChange }: WishFieldsProps) {
  const { fit } = useWords()
  const unchosen = { value: '', name: fit.choose }
  return (
    <div className="mt-8 grid gap-5 sm:grid-cols-2">
      <SelectField
        id="your-kind"
        name="kind"
        label={fit.kind}
        value={wish.kind}
        onChange={({ target }) => onChange({ ...wish, kind: target.value })}
        options={[unchosen, ...FRAME_KINDS.map((kind) => ({ value: kind, name: fit.kinds[kind] }))]}
      />
      <SelectField
        id="your-whom"
        name="for"
        label={fit.whom}
        value={wish.whom}
        onChange={({ target }) => onChange({ ...wish, whom: target.value })}
        options={[unchosen, ...WEARER_GROUPS.map((group) => ({ value: group, name: fit.groups[group] }))]}
      />
    </div>
  )
}
