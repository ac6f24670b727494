import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link, LinkButton } from '../../client/link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Customer, customerQuery } from '../customers/customer.ts'
import { CustomerFacts } from '../customers/customer-facts.tsx'
import { CustomerBookings, CustomerOrders } from '../customers/customer-history.tsx'
import { CustomerNotes } from '../customers/customer-notes.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { isRefusal } from '../site/is-refusal.ts'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { adminHref } from '../site/screens.ts'

export function Page() {
  const { customerId = '' } = useParams()
  const id = /^[1-9]\d{0,9}$/.test(customerId) ? Number(customerId) : null
  const customer = useQuery({ ...customerQuery(id ?? 0), enabled: id !== null })
  if (customer.data) return <CustomerPage customer={customer.data} />
  if (id === null || isRefusal(customer.error)) return <UnknownCustomer />
  return <Loading query={customer} className="mt-8 h-96" />
}

function CustomerPage({ customer }: { customer: Customer }) {
  const { customer: words, customers } = useAdminWords()
  return (
    <>
      <PageHeading
        title={customer.name || customers.noName}
        back={
          <Link to={adminHref('customers')} className="plain-link inline-block min-h-6 text-ink-soft">
            {words.back}
          </Link>
        }
      />
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] lg:gap-x-14">
        <div className="grid content-start gap-7 sm:max-md:grid-cols-2 md:order-last">
          <CustomerFacts customer={customer} />
        </div>
        <div className="min-w-0 space-y-12">
          <CustomerOrders customer={customer} />
          <CustomerBookings bookings={customer.bookingList} />
          <CustomerNotes customer={customer} />
        </div>
      </div>
    </>
  )
}

function UnknownCustomer() {
  const { customer: words } = useAdminWords()
  return (
    <>
      <PageTitle>{words.unknown}</PageTitle>
      <EmptyState title={words.unknown} text={words.unknownText}>
        <LinkButton to={adminHref('customers')}>{words.toCustomers}</LinkButton>
      </EmptyState>
    </>
  )
}
