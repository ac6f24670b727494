import { useNavigate } from '../../client/navigate.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import { CURRENCIES, type CurrencyCode, LANGUAGES, type Language } from '../../domain/shop-facts.ts'
import { ChoiceMenu } from '../../ui/choice-menu.tsx'
import { useLocation } from '../navigation/view.ts'
import { useStorefront } from '../site/storefront-context.tsx'

/** The languages as links, which work without scripts too. */
export function useLanguageChoice() {
  const { language, setLanguage } = useSite()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  const addressIn = (code: string | undefined) => {
    const query = new URLSearchParams(search)
    query.delete('lang')
    if (code) query.set('lang', code)
    return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
  }
  const choose = (code: string) => {
    void setLanguage(code as Language)
    // An address with `lang` would set the language again on a reload.
    if (new URLSearchParams(search).has('lang'))
      navigate(addressIn(undefined), { replace: true, preventScrollReset: true })
  }
  const choices = Object.values(LANGUAGES).map(({ code, name }) => ({
    value: code,
    name,
    lang: code,
    href: addressIn(code),
  }))
  return { current: language, choices, choose }
}

interface LanguageChoiceProps extends ReturnType<typeof useLanguageChoice> {
  /** Of the choices. */
  hrefs: readonly string[]
}

export function LanguageChoice({ current, choices, choose, hrefs }: LanguageChoiceProps) {
  const { header } = useWords()
  return (
    <ChoiceMenu
      label={header.language}
      current={current}
      shown={current.toUpperCase()}
      choices={choices.map((choice, index) => ({ ...choice, href: hrefs[index] as string }))}
      onChoose={choose}
    />
  )
}

export function CurrencyChoice() {
  const words = useWords()
  const { currency, setCurrency } = useStorefront()
  return (
    <ChoiceMenu
      label={words.header.currency}
      current={currency}
      shown={currency}
      choices={Object.values(CURRENCIES).map(({ code, symbol }) => ({ value: code, name: `${symbol} ${code}` }))}
      onChoose={(code) => setCurrency(code as CurrencyCode)}
    />
  )
}
