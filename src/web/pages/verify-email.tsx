import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { EmailLinkPage } from '../account/email-link-page.tsx'
import { useEmailConfirmation } from '../account/use-email-confirmation.ts'
import { useParams } from '../navigation/view.ts'
import type { PageDefinition } from '../site/page.ts'

export const page: PageDefinition = { Page: VerifyEmailPage }

function VerifyEmailPage() {
  const { verifyEmail: words } = useWords()
  const { token = '' } = useParams()
  const { outcome, isBusy, confirm } = useEmailConfirmation(token)
  const isOpen = !outcome || outcome.kind === 'failed'
  const message = outcome && (outcome.confirmed ? fill(words[outcome.kind], outcome.confirmed) : words[outcome.kind])
  return (
    <EmailLinkPage texts={words} outcome={outcome} message={message} isOpen={isOpen}>
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
    </EmailLinkPage>
  )
}
