import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useNavigate } from '../../client/navigate.ts'
import { useWords } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { User } from '../../contract/account.ts'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AddressBook } from '../account/address-book.tsx'
import { useAuth } from '../account/auth-context.tsx'
import { DetailsForm } from '../account/details-form.tsx'
import { SecurityPanel } from '../account/security-panel.tsx'
import { MergedCartNotice } from '../cart/merged-cart-notice.tsx'
import { removeDraft } from '../checkout/checkout-draft.ts'
import { useLocation } from '../navigation/view.ts'
import { OrderHistory } from '../orders/order-history.tsx'
import { ordersPageOf } from '../orders/use-orders-page.ts'
import { clearFit } from '../own-fit/choose-fit.ts'
import { People } from '../people/people.tsx'
import { SavedLink } from '../saved/saved-link.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

const PrescriptionBook = lazy(() =>
  import('../prescriptions/prescription-book.tsx').then((module) => ({ default: module.PrescriptionBook })),
)

export const page: PageDefinition = { Page: AccountPage }

function AccountPage() {
  const { account, login } = useWords()
  const { user, isLoading } = useAuth()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isLoading && !user && !isLeaving.current) void navigate(href('login'), { replace: true })
  }, [isLoading, user, navigate])
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={account.title} description={account.description} />
      <h1 className="text-display">{account.title}</h1>
      {user && <Welcome user={user} onLeave={() => (isLeaving.current = true)} />}
      {!user && isLoading && <Skeleton className="mt-10 h-80" />}
      {!user && !isLoading && (
        <div className="mt-6">
          <p className="text-lead">{account.pleaseLogIn}</p>
          <LinkButton to={href('login')} className="mt-8">
            {login.title}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

function Welcome({ user, onLeave }: { user: User; onLeave: () => void }) {
  const { account, security, delivery, prescriptions, people, errors } = useWords()
  const leave = useLogOut(onLeave)
  const isHistory = ordersPageOf(useLocation().search) !== null
  const showError = useErrorToast()
  const { isBusy, run } = useAsyncAction(leave, (error) => showError(error, errors.unavailable))
  return (
    <>
      <div className="mt-4 mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <p className="text-lead text-ink-soft">{fill(account.welcome, { name: user.firstName || user.username })}</p>
        <div className="flex flex-wrap items-baseline gap-x-6">
          <SavedLink />
          <Button look="bare" isBusy={isBusy} onClick={() => run()}>
            {account.logOut}
          </Button>
        </div>
      </div>
      <MergedCartNotice className="mb-10" />
      <Tabs
        label={account.sections}
        initial={isHistory ? 'history' : undefined}
        tabs={[
          { value: 'details', title: account.details, content: <DetailsForm user={user} /> },
          { value: 'history', title: account.history, content: <OrderHistory /> },
          { value: 'addresses', title: delivery.book.title, content: <AddressBook /> },
          {
            value: 'prescriptions',
            title: prescriptions.title,
            content: (
              <Suspense fallback={<Skeleton className="h-48 max-w-2xl" />}>
                <PrescriptionBook />
              </Suspense>
            ),
          },
          { value: 'people', title: people.title, content: <People /> },
          { value: 'security', title: security.title, content: <SecurityPanel user={user} onLeave={leave} /> },
        ]}
      />
    </>
  )
}

/** Logs out and goes home. Private data is removed from cache and storage, for shared devices. */
function useLogOut(onLeave: () => void) {
  const { logOut } = useAuth()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    onLeave()
    await logOut()
    removeDraft()
    clearFit()
    queries.removeQueries({ predicate: ({ queryKey }) => /^\/api\/(orders|account)/.test(String(queryKey[0])) })
    await navigate(href('home'))
  }
}
