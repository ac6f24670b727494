import { type RefObject, useEffect, useRef } from 'react'
import { fillFields, isUntouched } from '../../client/form/fill-fields.ts'
import { useWords } from '../../client/site-context.tsx'
import { isCyprus } from '../../domain/address.ts'
import { useAuth } from '../account/auth-context.tsx'
import { readDraft } from './checkout-draft.ts'

/**
 * Fills the form with what was written before a reload, then, where nobody wrote, with what the signed-in user's account
 * holds. The country that is taken for granted follows the language.
 */
export function usePrefilled(form: RefObject<HTMLFormElement | null>, onFilled: () => void): void {
  const { user } = useAuth()
  const { checkout } = useWords()
  const assumed = useRef(checkout.defaultCountry as string)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    const draft = readDraft()
    // Cyprus by any name is what the form says anyway, in the language it speaks now.
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
