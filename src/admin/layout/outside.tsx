import type { ReactNode } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { Language } from '../../domain/shop-facts.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Logo } from './logo.tsx'

interface OutsideProps {
  title: string
  text?: string
  onLanguage?: (language: Language) => void
  children: ReactNode
}

export function Outside({ title, text, onLanguage, children }: OutsideProps) {
  const { signIn } = useAdminWords()
  const { setLanguage } = useSite()
  const choose = (language: Language) => {
    onLanguage?.(language)
    void setLanguage(language)
  }
  return (
    <div className="grid grow max-md:grid-rows-[auto_1fr] md:grid-cols-[2fr_3fr]">
      <header className="on-sea flex flex-col bg-sea-deep px-gutter py-6 text-paper md:min-h-dvh md:px-10 md:py-10">
        <p>
          <Logo />
        </p>
        <Spectacles />
        <div className="max-md:hidden">
          <p className="font-display text-heading">{signIn.welcome}</p>
          <p className="mt-3 max-w-xs text-paper/75">{signIn.welcomeText}</p>
        </div>
      </header>
      <div className="flex min-w-0 flex-col px-gutter pb-12 wrap-anywhere md:px-12 lg:px-20">
        <div className="flex justify-end pt-3 md:pt-8">
          <LanguageChoice onChoose={choose} />
        </div>
        <main id="content" className="w-full max-w-md py-6 md:my-auto">
          <PageTitle>{title}</PageTitle>
          <h1 className="text-heading">{title}</h1>
          {text && <p className="mt-3 text-ink-soft">{text}</p>}
          <div className="mt-8">{children}</div>
        </main>
      </div>
    </div>
  )
}

function Spectacles() {
  return (
    <svg
      viewBox="0 0 240 90"
      className="line-drawing my-auto w-full max-w-72 text-brass-light max-md:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M22 30c-1 30 12 48 40 48s44-16 45-44c0-11-7-18-42-18S22 19 22 30z" />
      <path d="M218 30c1 30-12 48-40 48s-44-16-45-44c0-11 7-18 42-18s43 3 43 14z" />
      <path d="M107 36c5-7 21-7 26 0M22 30C16 24 9 22 2 22M218 30c6-6 13-8 20-8" />
    </svg>
  )
}
