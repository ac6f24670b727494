import { type ReactNode, useEffect, useRef } from 'react'
import { PageHead } from '../site/page-head.tsx'

interface EmailLinkPageProps {
  texts: { title: string; description: string; text: string }
  /** Changes with each attempt, so that a repeated message is focused again. */
  outcome: unknown
  message: string | undefined
  isOpen: boolean
  children: ReactNode
}

/** A page that a link in an e-mail leads to. It acts on a button, never on opening: mail programs open every link. */
export function EmailLinkPage({ texts, outcome, message, isOpen, children }: EmailLinkPageProps) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) paragraph.current?.focus()
  }, [outcome])
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={texts.title} description={texts.description} />
      <h1 className="text-display">{texts.title}</h1>
      {isOpen && <p className="mt-5 max-w-2xl text-lead text-ink-soft">{texts.text}</p>}
      <div role="status">
        {message !== undefined && (
          <p ref={paragraph} tabIndex={-1} className="mt-5 max-w-2xl text-lead outline-none">
            {message}
          </p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
