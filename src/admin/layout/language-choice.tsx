import { useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { LANGUAGES, type Language } from '../../domain/shop-facts.ts'
import { ChoiceMenu } from '../../ui/choice-menu.tsx'
import { useApi } from '../site/admin-context.tsx'
import { meQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'

export function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  const { frame } = useAdminWords()
  const { language } = useSite()
  return (
    <ChoiceMenu
      label={frame.language}
      current={language}
      shown={language.toUpperCase()}
      choices={Object.values(LANGUAGES).map(({ code, name }) => ({ value: code, name, lang: code }))}
      onChoose={(code) => onChoose(code as Language)}
    />
  )
}

export function AccountLanguage() {
  return <LanguageChoice onChoose={useAccountLanguage()} />
}

/** Changes the language of the account, and of the back office with it. */
export function useAccountLanguage(): (language: Language) => void {
  const { setLanguage } = useSite()
  const { frame } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const showError = useErrorToast()
  const choose = async (language: Language) => {
    await setLanguage(language)
    queries.setQueryData(meQuery.queryKey, await api.signIn.updateMe({ language }))
  }
  return (language) => void choose(language).catch((error) => showError(error, frame.notDone))
}
