import { useEffect, useRef } from 'react'
import { useWords } from '../site-context.tsx'

interface ProblemSummaryProps {
  form: {
    summary: readonly { id: string; text: string; isAnswered: boolean }[]
    summaryKey: unknown
  }
}

/** The list of wrong fields above a form. It takes the focus; a single wrong field takes it itself. */
export function ProblemSummary({ form: { summary, summaryKey } }: ProblemSummaryProps) {
  const { checkout } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const only = summary.length === 1 ? summary[0]?.id : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each submit
  useEffect(() => (only ? document.getElementById(only) : box.current)?.focus(), [summaryKey])

  if (summary.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-8 border-l-2 border-terracotta py-1 pl-5 text-small">
      <p className="font-medium text-terracotta">{checkout.correctThese}</p>
      <ul className="mt-1.5">
        {summary.map(({ id, text, isAnswered }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
              className={`plain-link inline-block min-h-6 ${isAnswered ? 'text-ink-soft line-through' : ''}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
