import { ButtonShelf } from './button-section.tsx'
import { ChoiceShelf } from './choice-section.tsx'
import { FieldShelf } from './field-section.tsx'
import { useWords } from './gallery-words.ts'
import { WayShelf } from './navigation-section.tsx'
import { OverlayShelf } from './overlay-section.tsx'
import { GoodsShelf } from './product-section.tsx'
import { TokenShelf } from './token-section.tsx'
import { TypeShelf } from './type-section.tsx'

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'el', name: 'Ελληνικά' },
] as const

/** Every part of `src/ui`, in every state it can be in. */
export function Showroom() {
  const words = useWords()
  return (
    <main className="shell pb-section">
      <header className="pt-16 pb-14">
        <nav aria-label={words.languages} className="mb-10 flex gap-6 text-small">
          {LANGUAGES.map(({ code, name }) => (
            <a
              key={code}
              href={`?lang=${code}`}
              lang={code}
              aria-current={document.documentElement.lang === code ? 'true' : undefined}
              className="plain-link inline-flex min-h-8 items-center aria-[current]:text-sea"
            >
              {name}
            </a>
          ))}
        </nav>
        <h1 className="text-display">{words.title}</h1>
        <p className="mt-5 max-w-prose text-lead text-ink-soft">{words.intro}</p>
      </header>
      <TokenShelf />
      <TypeShelf />
      <ButtonShelf />
      <FieldShelf />
      <ChoiceShelf />
      <OverlayShelf />
      <GoodsShelf />
      <WayShelf />
    </main>
  )
}
