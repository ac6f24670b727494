import { useRef } from 'react'
import { Button } from './button.tsx'
import { useClosing } from './use-closing.ts'

interface Choice {
  value: string
  name: string
  /** BCP 47 tag, if the name is not in the page's language. */
  lang?: string
  /** The link of the choice without JavaScript. */
  href?: string
}

interface ChoiceMenuProps {
  label: string
  current: string
  shown: string
  choices: readonly Choice[]
  onChoose: (value: string) => void
}

export function ChoiceMenu({ label, current, shown, choices, onChoose }: ChoiceMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)

  const choose = (value: string) => {
    menu.current?.removeAttribute('open')
    menu.current?.querySelector('summary')?.focus()
    onChoose(value)
  }
  return (
    <details ref={menu} className="choice-menu">
      <summary aria-label={`${label}: ${shown}`}>
        {shown}
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul>
        {choices.map(({ value, name, lang, href }) => {
          const isCurrent = value === current
          const content = (
            <>
              <span lang={lang}>{name}</span>
              {isCurrent && <Check />}
            </>
          )
          return (
            <li key={value}>
              {href ? (
                <a
                  href={href}
                  hrefLang={lang}
                  aria-current={isCurrent || undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    choose(value)
                  }}
                >
                  {content}
                </a>
              ) : (
                <Button look="plain" aria-current={isCurrent || undefined} onClick={() => choose(value)}>
                  {content}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function Check() {
  return (
    <svg viewBox="0 0 14 12" aria-hidden="true">
      <path d="M1 6l4 4 8-9" />
    </svg>
  )
}
