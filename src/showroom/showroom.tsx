import { ButtonShelf } from './button-shelf.tsx'
import { ChoiceShelf } from './choice-shelf.tsx'
import { FieldShelf } from './field-shelf.tsx'
import { GoodsShelf } from './goods-shelf.tsx'
import { OverlayShelf } from './overlay-shelf.tsx'
import { useWords } from './showroom-words.ts'
import { TokenShelf } from './token-shelf.tsx'
import { TypeShelf } from './type-shelf.tsx'
import { WayShelf } from './way-shelf.tsx'

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
