import { ButtonSection } from './button-section.tsx'
import { ChoiceSection } from './choice-section.tsx'
import { FieldSection } from './field-section.tsx'
import { useWords } from './gallery-words.ts'
import { NavigationSection } from './navigation-section.tsx'
import { OverlaySection } from './overlay-section.tsx'
import { ProductSection } from './product-section.tsx'
import { TokenSection } from './token-section.tsx'
import { TypeSection } from './type-section.tsx'

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'el', name: 'Ελληνικά' },
] as const

/** Every component of `src/ui` in every state. */
export function ComponentGallery() {
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
      <TokenSection />
      <TypeSection />
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <OverlaySection />
      <ProductSection />
      <NavigationSection />
    </main>
  )
}
