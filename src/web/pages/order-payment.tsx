import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { ApiError } from '../../contract/client.ts'
import { href } from '../../contract/href.ts'
import { isOrderNumber } from '../../domain/order-number.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useParams } from '../navigation/view.ts'
import { PaymentProgress } from '../payment/payment-progress.tsx'
import { paymentQuery, usePayment } from '../payment/use-payment.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'
import { useSettings } from '../site/storefront-context.tsx'

export const page: PageDefinition = {
  // Without scripts, links work alone: whose an order's number is, the browser's cookies tell.
  load: async ({ queries }, { params: { token = '' } }) => {
    if (!isOrderNumber(token)) await queries.prefetchQuery(paymentQuery(token))
    return undefined
  },
  Page: OrderPaymentPage,
}

function OrderPaymentPage() {
  const { payment: words, contact: contactWords } = useWords()
  const { token = '' } = useParams()
  const { contact } = useSettings()
  const { data, error, refetch, isFetching } = usePayment(token)
  const isUnknown = error instanceof ApiError && error.status < 500
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={data ? words.states[data.state].title : words.title} description={words.description} />
      {data && <PaymentProgress view={data} paymentKey={token} />}
      {!data && (
        <>
          <h1 className="text-display">{words.title}</h1>
          {!error && <Skeleton className="mt-10 h-72 max-w-2xl" />}
          {error && (
            <EmptyState
              role="alert"
              title={isUnknown ? words.unknown : words.failed}
              text={isUnknown ? fill(words.unknownText, contact) : words.failedText}
            >
              {isUnknown ? (
                <LinkButton to={href('contact')}>{contactWords.heading}</LinkButton>
              ) : (
                <Button isBusy={isFetching} onClick={() => void refetch()}>
                  {words.refresh}
                </Button>
              )}
            </EmptyState>
          )}
        </>
      )}
    </div>
  )
}
