import { useEffect, useRef } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { PLAIN_PATHS } from '../../contract/plain-forms.ts'
import { Button } from '../../ui/button.tsx'
import { useParams } from '../navigation/view.ts'
import { type Step, useNewsletterLink } from '../newsletter/use-newsletter-link.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'
import { PlainSubmit } from '../site/plain-submit.tsx'

const isStep = (step: string | undefined): step is Step => step === 'confirm' || step === 'leave'

export const page: PageDefinition = {
  load: async (_tools, { params }) => (isStep(params.step) ? undefined : { redirect: href('notFound') }),
  Page: NewsletterPage,
}

/** Acts on a button, never on opening: mail programs open every link in an e-mail. */
function NewsletterPage() {
  const { newsletterPage: words } = useWords()
  const { step, token = '' } = useParams()
  const action = isStep(step) ? step : 'confirm'
  const { title, text, submit: label, submitting, done } = words[action]
  const { outcome, isBusy, submit } = useNewsletterLink(action, token)
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) message.current?.focus()
  }, [outcome])
  const isOpen = !outcome || outcome === 'failed'
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={title} description={words.description} />
      <h1 className="text-display">{title}</h1>
      {isOpen && <p className="mt-5 max-w-2xl text-lead text-ink-soft">{text}</p>}
      <div role="status">
        {outcome && (
          <p ref={message} tabIndex={-1} className="mt-5 max-w-2xl text-lead outline-none">
            {outcome === 'done' ? done : words[outcome]}
          </p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {isOpen ? (
          <>
            <form method="post" action={PLAIN_PATHS.newsletter} className="hidden noscript:block">
              <input type="hidden" name="step" value={action} />
              <input type="hidden" name="token" value={token} />
              <PlainSubmit>{label}</PlainSubmit>
            </form>
            <Button isBusy={isBusy} onClick={() => submit()} className="noscript:hidden">
              {isBusy ? submitting : label}
            </Button>
          </>
        ) : (
          <>
            <LinkButton to={href('collections')}>{words.collections}</LinkButton>
            <LinkButton to={href('home')} look="outline">
              {words.home}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
