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

const ITEM = 'flex min-h-11 w-full items-center justify-between gap-6 px-4 text-left text-small hover:bg-chalk'

export function ChoiceMenu({ label, current, shown, choices, onChoose }: ChoiceMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)

  const choose = (value: string) => {
    menu.current?.removeAttribute('open')
    menu.current?.querySelector('summary')?.focus()
    onChoose(value)
  }
  return (
    <details ref={menu} className="group relative">
      <summary
        aria-label={`${label}: ${shown}`}
        className="flex min-h-11 items-center gap-1.5 px-2 text-label tracking-[0.06em] hover:text-sea"
      >
        {shown}
        <svg
          viewBox="0 0 10 6"
          className="w-2 group-open:rotate-180"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul className="absolute right-0 z-40 min-w-44 border border-hairline bg-paper py-1.5 text-ink">
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
                  className={ITEM}
                  onClick={(event) => {
                    event.preventDefault()
                    choose(value)
                  }}
                >
                  {content}
                </a>
              ) : (
                <Button
                  look="plain"
                  aria-current={isCurrent || undefined}
                  className={ITEM}
                  onClick={() => choose(value)}
                >
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
    <svg
      viewBox="0 0 14 12"
      className="w-3.5 text-brass"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M1 6l4 4 8-9" />
    </svg>
  )
}
