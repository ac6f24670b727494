import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { type AdminDictionary, loadAdminDictionary } from '../../i18n/admin-dictionary.ts'

const WordsContext = createContext<AdminDictionary | null>(null)

export function useAdminWords(): AdminDictionary {
  const words = use(WordsContext)
  if (!words) throw new Error('useAdminWords must be used within AdminWords')
  return words
}

export function AdminWords({ first, children }: { first: AdminDictionary; children: ReactNode }) {
  const { language } = useSite()
  const [words, setWords] = useState(first)
  useEffect(() => {
    let isCurrent = true
    document.documentElement.lang = language
    void loadAdminDictionary(language).then((loaded) => isCurrent && setWords(loaded))
    return () => {
      isCurrent = false
    }
  }, [language])
  return <WordsContext value={words}>{children}</WordsContext>
}
