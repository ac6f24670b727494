import { useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useWords } from '../../client/site-context.tsx'
import type { Dictionary } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'

export function useAuthErrors(failed: (words: Dictionary) => string) {
  const words = useWords()
  const toast = useToast()
  const [failure, setFailure] = useState<string | null>(null)
  return {
    failure,
    begin: () => setFailure(null),
    fail: (error: unknown) => {
      setFailure(errorMessage(words, error, words.login.unexpected))
      toast.show({
        title: words.toast.error,
        description: errorMessage(words, error, failed(words)),
        tone: 'destructive',
      })
    },
  }
}
