import { type RefObject, useEffect, useRef } from 'react'
import { fillFields, isUntouched } from '../../client/form/fill-fields.ts'
import { useWords } from '../../client/site-context.tsx'
import { isCyprus } from '../../domain/address.ts'
import { useAuth } from '../account/auth-context.tsx'
import { readDraft } from './checkout-draft.ts'

/**
 * Fills the form with the draft from before a reload, then its empty fields with the signed-in user's details. The
 * default country is written in the current language.
 */
export function usePrefilled(form: RefObject<HTMLFormElement | null>, onFilled: () => void): void {
  const { user } = useAuth()
  const { checkout } = useWords()
  const assumed = useRef(checkout.defaultCountry as string)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    const draft = readDraft()
    // Cyprus is the form's default anyway, in its current language.
    fillFields(form.current, isCyprus(draft.country ?? '') ? { ...draft, country: undefined } : draft)
    onFilled()
  }, [])

  useEffect(() => {
    if (!user) return
    const { firstName, lastName, email, phoneNumber, address, city, country } = user
    fillFields(form.current, { firstName, lastName, email, phoneNumber, address, city, country }, isUntouched)
  }, [user, form])

  useEffect(() => {
    const before = assumed.current
    assumed.current = checkout.defaultCountry
    fillFields(form.current, { country: checkout.defaultCountry }, (field) => field.value === before)
  }, [checkout, form])
}
