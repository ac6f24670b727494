import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { CONTACT } from '../../domain/shop-facts.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useUndoing } from '../account/use-undoing.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: UndoEmailChangePage }

const PHONE = CONTACT.phone.replaceAll(' ', '\u00a0')

/** Undoes a change of address by a press, never by being opened: mail programs open every link. */
function UndoEmailChangePage() {
  const { undoEmailChange: words } = useWords()
  const { token = '' } = useParams()
  const { outcome, isBusy, undo } = useUndoing(token)
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) message.current?.focus()
  }, [outcome])
  const isOpen = !outcome || outcome.kind === 'failed'
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={words.title} description={words.description} isIndexed={false} />
      <h1 className="text-display">{words.title}</h1>
      {isOpen && <p className="mt-5 max-w-2xl text-lead text-ink-soft">{words.text}</p>}
      <div role="status">
        {outcome && (
          <p ref={message} tabIndex={-1} className="mt-5 max-w-2xl text-lead outline-none">
            {outcome.undone ? fill(words.done, outcome.undone) : fill(words[outcome.kind], { phone: PHONE })}
          </p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {isOpen ? (
          <Button isBusy={isBusy} onClick={undo}>
            {isBusy ? words.undoing : words.undo}
          </Button>
        ) : (
          <NextStep resetToken={outcome.undone?.resetToken} />
        )}
      </div>
    </div>
  )
}

function NextStep({ resetToken }: { resetToken: string | undefined }) {
  const { undoEmailChange: words } = useWords()
  if (resetToken === undefined) return <LinkButton to={href('forgotPassword')}>{words.forgot}</LinkButton>
  return <LinkButton to={href('resetPassword', { token: resetToken })}>{words.setPassword}</LinkButton>
}
