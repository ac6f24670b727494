import { useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useWords } from '../../client/site-context.tsx'
import { useAdminWords } from './admin-words.tsx'

export function useFailure() {
  const words = useWords()
  const { frame } = useAdminWords()
  const [text, setText] = useState<string | null>(null)
  return {
    text,
    clear: () => setText(null),
    set: (error: unknown) => setText(errorMessage(words, error, frame.notDone)),
  }
}
