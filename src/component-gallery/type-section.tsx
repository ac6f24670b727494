import { useWords } from './gallery-words.ts'
import { Section, StateRow } from './section.tsx'

/** The size of each step, by its class; the larger ones use the display font. */
const STEPS = [
  { size: 'text-numeral', isDisplay: true },
  { size: 'text-display', isDisplay: true },
  { size: 'text-heading', isDisplay: true },
  { size: 'text-title', isDisplay: true },
  { size: 'text-lead', isDisplay: false },
  { size: 'text-body', isDisplay: false },
  { size: 'text-small', isDisplay: false },
  { size: 'text-label', isDisplay: false },
] as const

export function TypeSection() {
  const words = useWords()
  return (
    <Section name={words.sections.type}>
      <p className="text-small text-ink-soft">{words.scale}</p>
      {STEPS.map(({ size, isDisplay }) => (
        <div key={size} className={isDisplay ? 'font-display' : ''}>
          <p className="font-text text-label text-ink-soft">{size}</p>
          <p className={size} lang="en">
            {words.latin}
          </p>
          <p className={size} lang="el">
            {words.greek}
          </p>
        </div>
      ))}
      <StateRow name={words.label}>
        <p className="label" lang="en">
          {words.latin}
        </p>
        <p className="label" lang="el">
          {words.greek}
        </p>
      </StateRow>
      <StateRow name={words.figures}>
        <p className="figures">€1,111.11</p>
        <p className="figures">€2,468.00</p>
      </StateRow>
    </Section>
  )
}
