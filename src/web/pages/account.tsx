import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '../../contract/account.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAuth } from '../account/auth-context.tsx'
import { DetailsForm } from '../account/details-form.tsx'
import { forgetDraft } from '../checkout/kept-draft.ts'
import { refusalWords } from '../form/problems.ts'
import { OrderHistory } from '../orders/order-history.tsx'
import { LinkButton } from '../site/link.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'
import { href } from '../site/paths.ts'
import { useWords } from '../site/site-context.tsx'

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
      <PageHead title={account.title} description={account.description} isIndexed={false} />
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
  const { account } = useWords()
  const logOut = useLogOut(onLeave)
  return (
    <>
      <div className="mt-4 mb-10 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <p className="text-lead text-ink-soft">{fill(account.welcome, { name: user.firstName || user.username })}</p>
        <Button look="bare" onClick={() => void logOut()}>
          {account.logOut}
        </Button>
      </div>
      <Tabs
        label={account.sections}
        tabs={[
          { value: 'details', title: account.details, content: <DetailsForm user={user} /> },
          { value: 'history', title: account.history, content: <OrderHistory /> },
        ]}
      />
    </>
  )
}

/** Logs out and goes home; nothing of this person's stays for the next one at the same screen. */
function useLogOut(onLeave: () => void) {
  const words = useWords()
  const { logOut } = useAuth()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  return async () => {
    try {
      onLeave()
      await logOut()
      forgetDraft()
      queries.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/orders') })
      await navigate(href('home'))
    } catch (error) {
      const description = refusalWords(words, error, words.errors.unavailable)
      toast.show({ title: words.toast.error, description, tone: 'destructive' })
    }
  }
}
