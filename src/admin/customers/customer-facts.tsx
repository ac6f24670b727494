import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { formatDate } from '../../i18n/formats.ts'
import { isLanguage } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { Panel } from '../site/panel.tsx'
import { saveFile } from '../site/save-file.ts'
import { adminHref } from '../site/screens.ts'
import type { Customer } from './customer.ts'
import { EraseCustomer } from './erase-customer.tsx'

/** What is known about somebody, beside their orders and appointments. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { customer: words, order } = useAdminWords()
  const { language } = useSite()
  const { email, phone, account } = customer
  return (
    <>
      <Panel title={words.contact}>
        {phone && (
          <p>
            <a href={telephone(phone)} className="plain-link figures inline-block min-h-7">
              {phone}
            </a>
          </p>
        )}
        <p>
          <a href={`mailto:${email}`} className="plain-link inline-block min-h-7 break-all">
            {email}
          </a>
        </p>
        <p className="mt-1 text-label text-ink-soft">
          {account
            ? fill(words.accountSince, {
                username: account.username,
                date: formatDate(account.createdAt, 'momentDay', language),
              })
            : words.guest}
          {isLanguage(customer.language) && ` · ${order.writtenTo[customer.language]}`}
        </p>
        {account && !account.isEmailConfirmed && <p className="mt-2 text-label text-ink-soft">{words.unconfirmed}</p>}
      </Panel>
      <Panel title={words.money}>
        <p className="figures text-title">{inEuro(customer.spent)}</p>
        <p className="text-label text-ink-soft">{words.moneyText}</p>
      </Panel>
      <Panel title={words.newsletter}>
        <NewsletterState customer={customer} />
      </Panel>
      <Rights customer={customer} />
    </>
  )
}

function NewsletterState({ customer: { newsletter, email } }: { customer: Customer }) {
  const { customer: words, subscribers } = useAdminWords()
  const { language } = useSite()
  if (newsletter === null) return <p className="text-ink-soft">{words.noNewsletter}</p>
  const { status, source, confirmedAt, leftAt } = newsletter
  const since = status === 'unsubscribed' ? leftAt : confirmedAt
  return (
    <>
      <p>
        <Link
          to={adminHref('newsletter', { query: { view: 'all', q: email } })}
          className="plain-link inline-block min-h-7"
        >
          {subscribers.status[status]}
        </Link>
      </p>
      <p className="text-label text-ink-soft">
        {[since && formatDate(since, 'momentDay', language), subscribers.source[source]].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

function Rights({ customer }: { customer: Customer }) {
  const { customer: words } = useAdminWords()
  const may = useMay()
  if (!may('customers.export') && !may('customers.erase')) return null
  return (
    <Panel title={words.rights}>
      <p className="flex flex-col items-start gap-2">
        {may('customers.export') && <Export customer={customer} />}
        {may('customers.erase') && <EraseCustomer customer={customer} />}
      </p>
    </Panel>
  )
}

function Export({ customer: { id } }: { customer: Customer }) {
  const { customer: words, frame } = useAdminWords()
  const api = useApi()
  const confirmed = useConfirmed()
  const toast = useToast()
  const showError = useErrorToast()
  const exporting = useAsyncAction(
    async () => {
      const data = await confirmed(() => api.customers.export(id))
      if (data === undefined) return
      saveFile(`customer-${id}.json`, 'application/json', JSON.stringify(data, null, 2))
      toast.show({ title: words.exported })
    },
    (error) => showError(error, frame.notDone),
  )
  return (
    <Button look="bare" className="min-h-8 text-left text-sea" isBusy={exporting.isBusy} onClick={exporting.run}>
      {words.export}
    </Button>
  )
}
