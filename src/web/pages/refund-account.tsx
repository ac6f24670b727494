import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useForm } from '../../client/form/use-form.ts'
import { LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InputField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorBox } from '../account/error-box.tsx'
import { useParams } from '../navigation/view.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: RefundAccountPage }

function RefundAccountPage() {
  const { refundAccount: words, contact } = useWords()
  const { token = '' } = useParams()
  const [isDone, setDone] = useState(false)
  const { data, error } = useQuery({
    ...callQuery('GET /api/refund-accounts/{token}', { params: { token } }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={words.title} description={words.description} />
      <div className="max-w-2xl">
        <h1 className="text-heading">{words.title}</h1>
        {data && <p className="mt-5 text-lead text-ink-soft">{fill(words.text, { number: data.orderNumber })}</p>}
        <p role="status" className="mt-5">
          {isDone ? words.done : data?.isGiven ? words.given : ''}
        </p>
        {data && !isDone && <AccountForm token={token} onDone={() => setDone(true)} />}
        {!data && !error && <Skeleton className="mt-8 h-40" />}
        {!data && error && (
          <EmptyState role="alert" title={words.unknown} text="">
            <LinkButton to={href('contact')}>{contact.heading}</LinkButton>
          </EmptyState>
        )}
      </div>
    </div>
  )
}

function AccountForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { api, words: all } = useSite()
  const { refundAccount: words } = all
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    id: 'refund-account',
    names: ['iban'],
    loadSchema: () => import('../../contract/withdrawal-forms.ts').then((module) => module.ibanForm),
    send: async (body) => {
      setFailure(null)
      await api.call('POST /api/refund-accounts/{token}', { params: { token }, body })
      onDone()
    },
    onFailure: (error) => setFailure(errorMessage(all, error, words.failed)),
  })
  return (
    <form {...form.props} aria-label={words.title} className="mt-8 space-y-6">
      <ErrorBox text={failure} />
      <InputField {...form.field('iban')} label={words.iban} autoComplete="off" spellCheck={false} required />
      <Button type="submit" isBusy={form.isBusy}>
        {words.submit}
      </Button>
    </form>
  )
}
