import { useToast } from '../ui/toast.tsx'
import { errorMessage } from './error-message.ts'
import { useWords } from './site-context.tsx'

export function useErrorToast() {
  const words = useWords()
  const toast = useToast()
  return (error: unknown, fallback: string) => {
    toast.show({ title: words.toast.error, description: errorMessage(words, error, fallback), tone: 'destructive' })
  }
}
