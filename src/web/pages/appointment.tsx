import { useRef } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import type { Appointment } from '../../contract/appointments.ts'
import { ApiError } from '../../contract/client.ts'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AppointmentFacts } from '../appointments/appointment-facts.tsx'
import { CancelChoice } from '../appointments/cancel-choice.tsx'
import { MoveForm } from '../appointments/move-form.tsx'
import { useAppointment } from '../appointments/use-appointment.ts'
import { useParams } from '../navigation/view.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'
import { storesQuery } from '../site/stores.ts'

export const page: PageDefinition = {
  load: async ({ queries }) => {
    await queries.prefetchQuery(storesQuery)
    return undefined
  },
  Page: AppointmentPage,
}

function AppointmentPage() {
  const { appointment: words, contact } = useWords()
  const { token = '' } = useParams()
  const { data, error, set } = useAppointment(token)
  const isOver = error instanceof ApiError && error.status === 404
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={words.title} description={words.description} />
      <h1 className="text-display">{words.title}</h1>
      {data && <AppointmentView appointment={data} onChange={set} />}
      {!data && !error && <Skeleton className="mt-10 h-96 max-w-2xl" />}
      {!data && error && (
        <EmptyState
          role="alert"
          title={isOver ? words.linkInvalid : words.unreachable}
          text={isOver ? words.linkInvalidText : ''}
        >
          <LinkButton to={href('contact')}>{contact.heading}</LinkButton>
        </EmptyState>
      )}
    </div>
  )
}

interface ShownProps {
  appointment: Appointment
  onChange: (appointment: Appointment) => void
}

function AppointmentView({ appointment, onChange }: ShownProps) {
  const { appointment: words } = useWords()
  const greeting = useRef<HTMLParagraphElement>(null)
  const { token, firstName: name, status } = appointment
  const greetings = {
    booked: words.greeting,
    requested: words.greetingRequested,
    cancelled: words.greetingCancelled,
    completed: words.greetingCompleted,
  }
  const leave = (cancelled: Appointment) => {
    onChange(cancelled)
    greeting.current?.focus()
  }
  const canChange = status === 'booked' || status === 'requested'
  return (
    <>
      <p ref={greeting} tabIndex={-1} className="mt-5 max-w-2xl text-lead text-ink-soft focus:outline-none">
        {fill(greetings[status], { name })}
      </p>
      <div className="mt-10 grid items-start gap-x-6 gap-y-16 lg:mt-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <AppointmentFacts appointment={appointment} />
        </div>
        <div className="space-y-14 lg:col-span-6 lg:col-start-7">
          {canChange && (
            <>
              <MoveForm appointment={appointment} onMoved={onChange} />
              <CancelChoice token={token} onCancelled={leave} />
            </>
          )}
          {status === 'cancelled' && (
            <div>
              <p className="text-ink-soft">{words.cancelledText}</p>
              <LinkButton to={href('contact')} className="mt-6">
                {words.bookAnother}
              </LinkButton>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
