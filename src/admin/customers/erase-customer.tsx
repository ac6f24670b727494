import { type Query, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '../../client/form/use-form.ts'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'
import { type Customer, customerQuery } from './customer.ts'

export function EraseCustomer({ customer }: { customer: Customer }) {
  const { customer: words, frame } = useAdminWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="bare" className="min-h-8 text-left text-terracotta" onClick={() => setAsking(true)}>
        {words.erase}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={fill(words.eraseTitle, { name: customer.name || customer.email })}
        closeLabel={frame.close}
        onClose={() => setAsking(false)}
      >
        {customer.openOrders.length > 0 ? (
          <OpenOrders numbers={customer.openOrders} />
        ) : (
          <ErasureForm customer={customer} onKeep={() => setAsking(false)} />
        )}
      </Dialog>
    </>
  )
}

function OpenOrders({ numbers }: { numbers: readonly string[] }) {
  const { customer: words } = useAdminWords()
  return (
    <>
      <p className="mb-3 max-w-md">{words.eraseBlocked}</p>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link
              to={adminHref('order', { params: { orderId: number } })}
              className="plain-link figures inline-block min-h-8 underline"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const mayNamePeople = ({ queryKey }: Query) => /\/(customers|orders|newsletter)\b/.test(String(queryKey[0]))

const loadForms = () => import('../../contract/admin/customers.ts')

function ErasureForm({ customer, onKeep }: { customer: Customer; onKeep: () => void }) {
  const { customer: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const confirmed = useConfirmed()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const failure = useFailure()
  const { id, email, bookingsAhead } = customer
  const form = useForm({
    id: 'erase',
    names: ['email'],
    loadSchema: () => loadForms().then((module) => module.erasureForm),
    send: async ({ email: typed }) => {
      failure.clear()
      const isErased = await confirmed(async () => {
        await api.customers.erase(id, typed)
        return true
      })
      if (!isErased) return
      toast.show({ title: words.erased })
      await navigate(adminHref('customers'))
      // Not read again while the page is still shown: it would be missing.
      queries.removeQueries({ queryKey: customerQuery(id).queryKey })
      queries.removeQueries({ predicate: mayNamePeople, type: 'inactive' })
      await queries.invalidateQueries({ predicate: mayNamePeople })
    },
    onFailure: failure.set,
  })
  return (
    <form {...form.props} aria-label={words.erase} className="max-w-md">
      <p className="mb-3">{words.eraseText}</p>
      {bookingsAhead > 0 && <p className="mb-3">{plural(words.eraseBookings, bookingsAhead, language)}</p>}
      <ErrorBox text={failure.text} />
      <InputField
        {...form.field('email')}
        label={fill(words.eraseEmail, { email })}
        type="email"
        autoComplete="off"
        className="mt-6 break-words"
        required
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {words.eraseSubmit}
        </Button>
        <Button look="outline" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
