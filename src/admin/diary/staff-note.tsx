import { useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { Appointment } from './diary-page.ts'
import { useDiaryChange } from './use-diary-change.ts'

export function StaffNote({ appointment }: { appointment: Appointment }) {
  const { booking: words } = useAdminWords()
  const mayEdit = useMay()('appointments.edit')
  const api = useApi()
  const change = useDiaryChange()
  const failure = useFailure()
  const toast = useToast()
  const saved = appointment.staffNote ?? ''
  // Null while nothing of one's own is typed, so that a colleague's note shows by itself.
  const [own, setOwn] = useState<string | null>(null)
  // The version that was seen when typing began; null once a colleague's note has been shown beside one's own.
  const [base, setBase] = useState<number | null>(null)
  const [isConflicting, setConflicting] = useState(false)
  const note = own ?? saved
  const saving = useAsyncAction(async () => {
    failure.clear()
    const version = base ?? appointment.version
    const changed = await change(() => api.diary.note(appointment.id, { version, staffNote: note }))
    setConflicting(!changed)
    setBase(null)
    if (!changed) return
    setOwn(null)
    toast.show({ title: words.noteSaved })
  }, failure.set)
  const onChange = (text: string) => {
    if (own === null && !isConflicting) setBase(appointment.version)
    setOwn(text === saved ? null : text)
  }
  if (!mayEdit) return saved ? <p className="whitespace-pre-line text-small">{saved}</p> : null
  return (
    <div className="border-t border-hairline pt-4">
      <ErrorBox text={failure.text} />
      {isConflicting && saved !== '' && (
        <div className="mb-3 border-l-2 border-brass pl-4 text-small">
          <p className="text-label text-ink-soft">{words.theirNote}</p>
          <p className="whitespace-pre-line">{saved}</p>
        </div>
      )}
      <TextAreaField
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={({ target }) => onChange(target.value)}
      />
      {own !== null && (
        <Button look="outline" isBusy={saving.isBusy} onClick={saving.run} className="mt-3">
          {words.saveNote}
        </Button>
      )}
    </div>
  )
}
