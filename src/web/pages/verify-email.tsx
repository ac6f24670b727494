import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useEmailConfirmation } from '../account/use-email-confirmation.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: VerifyEmailPage }

/** Acts on a button, never on opening: mail programs open every link in an e-mail. */
function VerifyEmailPage() {
  const { verifyEmail: words } = useWords()
  const { token = '' } = useParams()
  const { outcome, isBusy, confirm } = useEmailConfirmation(token)
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) message.current?.focus()
  }, [outcome])
  const isOpen = !outcome || outcome.kind === 'failed'
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={words.title} description={words.description} />
      <h1 className="text-display">{words.title}</h1>
      {isOpen && <p className="mt-5 max-w-2xl text-lead text-ink-soft">{words.text}</p>}
      <div role="status">
        {outcome && (
          <p ref={message} tabIndex={-1} className="mt-5 max-w-2xl text-lead outline-none">
            {outcome.confirmed ? fill(words[outcome.kind], outcome.confirmed) : words[outcome.kind]}
          </p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {isOpen ? (
          <Button isBusy={isBusy} onClick={() => confirm()}>
            {isBusy ? words.confirming : words.confirm}
          </Button>
        ) : (
          <>
            <LinkButton to={href('account')}>{words.toAccount}</LinkButton>
            <LinkButton to={href('collections')} look="outline">
              {words.toShop}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
