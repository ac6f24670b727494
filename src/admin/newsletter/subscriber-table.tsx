import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { LANGUAGES } from '../../domain/shop-facts.ts'
import { formatDate } from '../../i18n/formats.ts'
import { isLanguage } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { EndSubscription } from './end-subscription.tsx'
import type { Subscriber } from './subscribers-query.ts'

interface SubscriberTableProps {
  caption: string
  subscribers: readonly Subscriber[]
  isBusy: boolean
}

export function SubscriberTable({ caption, subscribers, isBusy }: SubscriberTableProps) {
  const { subscribers: words, frame } = useAdminWords()
  const [ending, setEnding] = useState<Subscriber | null>(null)
  const close = () => setEnding(null)
  return (
    <>
      <DataTable
        caption={caption}
        columns={useColumns(setEnding)}
        rows={subscribers}
        keyOf={({ id }) => String(id)}
        isBusy={isBusy}
      />
      <Dialog isOpen={ending !== null} title={words.endTitle} closeLabel={frame.close} onClose={close}>
        {ending && <EndSubscription subscriber={ending} onDone={close} />}
      </Dialog>
    </>
  )
}

function useColumns(onEnd: (subscriber: Subscriber) => void): Column<Subscriber>[] {
  const { subscribers: words } = useAdminWords()
  const { language } = useSite()
  const may = useMay()
  const day = (moment: string) => formatDate(moment, 'shortMoment', language)
  const consent = ({ confirmedAt }: Subscriber) =>
    confirmedAt === null ? (
      <span className="text-ink-soft">{words.consentNone}</span>
    ) : (
      <time dateTime={confirmedAt}>{day(confirmedAt)}</time>
    )
  const columns: Column<Subscriber>[] = [
    {
      key: 'email',
      title: words.email,
      cell: (subscriber) => (
        <>
          <span className="font-medium break-all">{subscriber.email}</span>
          <span className="block text-label text-ink-soft sm:hidden">{words.status[subscriber.status]}</span>
          <span className="block text-label text-ink-soft md:hidden">
            {words.source[subscriber.source]} · {consent(subscriber)}
          </span>
        </>
      ),
    },
    {
      key: 'status',
      title: words.statusTitle,
      from: 'sm',
      cell: ({ status, leftAt }) => (
        <>
          {words.status[status]}
          {status === 'unsubscribed' && leftAt && (
            <time dateTime={leftAt} className="block text-label text-ink-soft">
              {day(leftAt)}
            </time>
          )}
        </>
      ),
    },
    { key: 'source', title: words.sourceTitle, from: 'md', cell: ({ source }) => words.source[source] },
    { key: 'consent', title: words.consent, from: 'md', cell: consent },
    {
      key: 'asked',
      title: words.asked,
      from: 'xl',
      sorted: 'descending',
      cell: ({ askedAt }) => <time dateTime={askedAt}>{day(askedAt)}</time>,
    },
    {
      key: 'language',
      title: words.language,
      from: 'lg',
      cell: (subscriber) => (isLanguage(subscriber.language) ? LANGUAGES[subscriber.language].name : ''),
    },
  ]
  if (!may('customers.edit')) return columns
  return [
    ...columns,
    {
      key: 'acts',
      title: words.acts,
      cell: (subscriber) =>
        subscriber.status !== 'unsubscribed' && (
          <Button
            look="bare"
            aria-label={fill(words.endOf, { email: subscriber.email })}
            className="min-h-11 text-sea"
            onClick={() => onEnd(subscriber)}
          >
            {words.end}
          </Button>
        ),
    },
  ]
}
