import { useEffect, useRef, useState } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'
import { href } from '../../contract/href.ts'
import { Button } from '../../ui/button.tsx'
import { useParams } from '../navigation/view.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: StockAlertPage }

type Step = 'confirm' | 'leave'
type Outcome = Step | 'expired' | 'failed'

/** Acts on a button, never on opening: mail programs open every link in an e-mail. */
function StockAlertPage() {
  const { words, api } = useSite()
  const own = words.stockAlertPage
  const { token = '' } = useParams()
  const [outcome, setOutcome] = useState<Outcome>()
  const { isBusy, run } = useAsyncAction(
    async (step: Step) => {
      await api.call(`POST /api/stock-alerts/${step}`, { body: { token } })
      setOutcome(step)
    },
    (error) => setOutcome(error instanceof ApiError && error.status < 429 ? 'expired' : 'failed'),
  )
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) message.current?.focus()
  }, [outcome])
  const texts = { confirm: own.confirm.done, leave: own.leave.done, expired: own.expired, failed: own.failed }
  const isOpen = outcome === undefined || outcome === 'failed'
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={own.confirm.title} description={own.description} />
      <h1 className="text-display">{own.confirm.title}</h1>
      {isOpen && <p className="mt-5 max-w-2xl text-lead text-ink-soft">{own.confirm.text}</p>}
      <div role="status">
        {outcome && (
          <p ref={message} tabIndex={-1} className="mt-5 max-w-2xl text-lead outline-none">
            {texts[outcome]}
          </p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {isOpen && (
          <Button isBusy={isBusy} onClick={() => run('confirm')}>
            {isBusy ? own.confirm.submitting : own.confirm.submit}
          </Button>
        )}
        {(isOpen || outcome === 'confirm') && (
          <Button look="outline" isBusy={isBusy} onClick={() => run('leave')}>
            {own.leave.submit}
          </Button>
        )}
        {!isOpen && <LinkButton to={href('collections')}>{own.collections}</LinkButton>}
      </div>
    </div>
  )
}
