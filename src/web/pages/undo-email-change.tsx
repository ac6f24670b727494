import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { EmailLinkPage } from '../account/email-link-page.tsx'
import { useUndoEmailChange } from '../account/use-undo-email-change.ts'
import { useParams } from '../navigation/view.ts'
import type { PageDefinition } from '../site/page.ts'
import { useSettings } from '../site/storefront-context.tsx'

export const page: PageDefinition = { Page: UndoEmailChangePage }

function UndoEmailChangePage() {
  const { undoEmailChange: words } = useWords()
  const { token = '' } = useParams()
  const { outcome, isBusy, undo } = useUndoEmailChange(token)
  const phone = useSettings().contact.phone.replaceAll(' ', '\u00a0')
  const isOpen = !outcome || outcome.kind === 'failed'
  const message = outcome && (outcome.undone ? fill(words.done, outcome.undone) : fill(words[outcome.kind], { phone }))
  return (
    <EmailLinkPage texts={words} outcome={outcome} message={message} isOpen={isOpen}>
      {isOpen ? (
        <Button isBusy={isBusy} onClick={() => undo()}>
          {isBusy ? words.undoing : words.undo}
        </Button>
      ) : (
        <NextStep resetToken={outcome.undone?.resetToken} />
      )}
    </EmailLinkPage>
  )
}

function NextStep({ resetToken }: { resetToken: string | undefined }) {
  const { undoEmailChange: words } = useWords()
  if (resetToken === undefined) return <LinkButton to={href('forgotPassword')}>{words.forgot}</LinkButton>
  return <LinkButton to={href('resetPassword', { token: resetToken })}>{words.setPassword}</LinkButton>
}
