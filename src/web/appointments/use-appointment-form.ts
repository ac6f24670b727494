import { type RefObject, useEffect, useState } from 'react'
import { fillFields, isUntouched } from '../../client/form/fill-fields.ts'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { AppointmentForm } from '../../contract/appointment-form.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { HOLD_HOURS } from '../../domain/stock.ts'
import { useToast } from '../../ui/toast.tsx'
import { useAuth } from '../account/auth-context.tsx'
import { useSearchParams } from '../navigation/view.ts'
import { useFramesToTry } from './use-frames-to-try.ts'
import { type SlotQuery, useFreeTimes } from './use-free-times.ts'

const NAMES = ['firstName', 'lastName', 'email', 'phone', 'store', 'date', 'service', 'time', 'message'] as const

/** The appointment form: idle, submitting, submitted (specification, section 4). */
export function useAppointmentForm() {
  const { api, words } = useSite()
  const toast = useToast()
  const showError = useErrorToast()
  const [choice, setChoice] = useState<SlotQuery>({})
  const [booked, setBooked] = useState<Appointment | null>(null)
  const free = useFreeTimes(choice)
  const query = useSearchParams()
  const frames = useFramesToTry()
  const isTrying = frames.slugs.length > 0

  const form = useForm({
    id: 'appointment',
    names: NAMES,
    loadSchema: () =>
      import('../../contract/appointment-form.ts').then((module) =>
        isTrying ? module.visitForm : module.appointmentForm,
      ),
    send: async (checked: AppointmentForm) => {
      const made = await api.appointments.book(isTrying ? { ...checked, frames: frames.slugs } : checked)
      setBooked(made)
      frames.clear()
      form.props.ref.current?.reset()
      setChoice({})
      toast.show({
        title: words.contact.booked,
        description: made.status === 'booked' ? words.contact.heldText : words.contact.bookedText,
      })
    },
    onFailure: (error) => {
      showError(error, words.contact.failed)
      if (free.times.length > 0) void free.reload()
      frames.reload()
    },
  })
  const { ref } = form.props
  usePrefilledUser(ref)
  // Values that the browser restored on a reload count as chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    chooseFromAddress(ref.current, query)
    setChoice(form.read())
  }, [])

  const chosen = free.times.find((time) => time === choice.time) ?? ''
  const lastDay = isTrying ? addDays(dayInCyprus(new Date()), HOLD_HOURS / 24) : undefined
  return { ...form, booked, free, chosen, frames, isTrying, lastDay, noteChange: () => setChoice(form.read()) }
}

/** Fills in the signed-in user's details where the fields are untouched. */
function usePrefilledUser(form: RefObject<HTMLFormElement | null>): void {
  const { user } = useAuth()
  useEffect(() => {
    if (!user) return
    const { firstName, lastName, email, phoneNumber } = user
    fillFields(form.current, { firstName, lastName, email, phone: phoneNumber }, isUntouched)
  }, [user, form])
}

/** A link may name the store and the service, as that of an order which is to be collected. */
function chooseFromAddress(form: HTMLFormElement | null, query: URLSearchParams): void {
  for (const name of ['store', 'service']) {
    const field = form?.elements.namedItem(name)
    const wanted = query.get(name) ?? ''
    if (field instanceof HTMLSelectElement && [...field.options].some(({ value }) => value === wanted)) {
      field.value = wanted || field.value
    }
  }
}
