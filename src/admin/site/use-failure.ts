import { useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useWords } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/send-call.ts'
import { useAdminWords } from './admin-words.tsx'

/** What was wrong with the fields, where the form shows no message beside them. */
const textOfFields = (error: unknown): string | null =>
  error instanceof ApiError && error.problem?.code === 'invalid_input' && error.problem.fields
    ? Object.values(error.problem.fields).join(' ')
    : null

/** @param options.namesFields whether it tells what is wrong with fields, for a form without messages beside them */
export function useFailure({ namesFields = false } = {}) {
  const words = useWords()
  const { frame } = useAdminWords()
  const [text, setText] = useState<string | null>(null)
  return {
    text,
    clear: () => setText(null),
    set: (error: unknown) =>
      setText((namesFields ? textOfFields(error) : null) ?? errorMessage(words, error, frame.notDone)),
  }
}
