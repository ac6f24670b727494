import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { LensQuestion } from '../../contract/lens-questions.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { ErrorBox } from '../account/error-box.tsx'
import { PhotoField } from '../lenses/photo-field.tsx'
import { uploadPaper } from '../lenses/upload-paper.ts'
import { Missing } from '../prescriptions/missing.tsx'

interface AnswerFormProps {
  question: LensQuestion
  token: string
  onAnswered: (question: LensQuestion) => void
}

/** Words, a photo of the paper, or both. */
export function AnswerForm({ question, token, onAnswered }: AnswerFormProps) {
  const { api, words: all } = useSite()
  const { lensQuestion: words } = all
  const [text, setText] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [emptyPresses, setEmptyPresses] = useState(0)
  const sending = useAsyncAction(
    async () => {
      setFailure(null)
      const paperId = photo === null ? null : await uploadPaper(api, photo)
      const body = { text: text.trim(), paperId }
      onAnswered(await api.call('POST /api/lens-questions/{token}', { params: { token }, body }))
    },
    (error) => setFailure(errorMessage(all, error, words.failed)),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = text.trim() === '' && photo === null
    setEmptyPresses(isEmpty ? emptyPresses + 1 : 0)
    if (!isEmpty) sending.run()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={words.title} className="mt-8 space-y-6">
      <ErrorBox text={failure} />
      <Missing text={emptyPresses > 0 ? words.empty : ''} attempt={emptyPresses} />
      <PhotoField photo={photo} onChange={setPhoto} />
      <TextAreaField
        id="lens-answer"
        label={question.kind === 'prescription' ? words.note : words.answer}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={2000}
        rows={5}
      />
      <Button type="submit" isBusy={sending.isBusy}>
        {words.send}
      </Button>
      <p className="text-ink-soft text-small">{words.private}</p>
    </form>
  )
}
