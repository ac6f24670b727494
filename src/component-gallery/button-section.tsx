import { Button } from '../ui/button.tsx'
import { type ButtonLook, buttonClass } from '../ui/button-class.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useWords } from './gallery-words.ts'
import { Section, StateRow } from './section.tsx'

export function ButtonSection() {
  const words = useWords()
  return (
    <Section name={words.sections.buttons}>
      <p className="max-w-prose text-ink-soft">{words.hoverNote}</p>
      <States look="solid" name={words.looks.solid} />
      <States look="outline" name={words.looks.outline} />
      <States look="bare" name={words.looks.bare} />
      <div className="on-sea bg-sea-deep p-6 text-paper [&_h3]:text-paper/80">
        <States look="light" name={words.looks.light} />
      </div>
      <StateRow name={words.icon}>
        <IconButton label={words.larger}>
          <path d="M9 3v12M3 9h12" />
        </IconButton>
        <IconButton label={words.larger} disabled>
          <path d="M9 3v12M3 9h12" />
        </IconButton>
      </StateRow>
      <StateRow name={words.link}>
        <a href="#top" className={buttonClass('solid')}>
          {words.rest}
        </a>
        <a href="#top" className={buttonClass('outline')}>
          {words.rest}
        </a>
      </StateRow>
    </Section>
  )
}

function States({ look, name }: { look: ButtonLook; name: string }) {
  const words = useWords()
  return (
    <StateRow name={name}>
      <Button look={look}>{words.rest}</Button>
      <Button look={look} disabled>
        {words.disabled}
      </Button>
      <Button look={look} isBusy>
        {words.busy}
      </Button>
    </StateRow>
  )
}
