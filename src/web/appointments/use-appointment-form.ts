import { type RefObject, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fillFields, isUntouched } from '../../client/form/fill-fields.ts'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { AppointmentForm } from '../../contract/appointment-form.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { useToast } from '../../ui/toast.tsx'
import { useAuth } from '../account/auth-context.tsx'
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
  const [query] = useSearchParams()

  const form = useForm({
    id: 'appointment',
    names: NAMES,
    loadSchema: () => import('../../contract/appointment-form.ts').then((module) => module.appointmentForm),
    send: async (checked: AppointmentForm) => {
      setBooked(await api.appointments.book(checked))
      form.props.ref.current?.reset()
      setChoice({})
      toast.show({ title: words.contact.booked, description: words.contact.bookedText })
    },
    onFailure: (error) => {
      showError(error, words.contact.failed)
      if (free.times.length > 0) void free.reload()
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
  return { ...form, booked, free, chosen, noteChange: () => setChoice(form.read()) }
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
