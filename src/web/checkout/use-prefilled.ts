import { type RefObject, useEffect } from 'react'
import { fillFields, isUntouched } from '../../client/form/fill-fields.ts'
import { useSite } from '../../client/site-context.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { useAuth } from '../account/auth-context.tsx'
import { readDraft } from './checkout-draft.ts'

/**
 * Fills the form with the draft from before a reload, then its empty fields with the signed-in user's details. Countries
 * are chosen by their names in the current language.
 */
export function usePrefilled(form: RefObject<HTMLFormElement | null>, onFilled: () => void): void {
  const { user } = useAuth()
  const { language } = useSite()
  const isHydrated = useHydrated()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form and its countries are there
  useEffect(() => {
    if (!isHydrated) return
    const draft = readDraft()
    fillFields(form.current, { ...draft, country: countryName(draft.country ?? '', language) })
    onFilled()
  }, [isHydrated])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language writes nothing anew
  useEffect(() => {
    if (!user) return
    const { firstName, lastName, email, phoneNumber, address, city } = user
    const country = countryName(user.country ?? '', language)
    fillFields(form.current, { firstName, lastName, email, phoneNumber, address, city, country }, isUntouched)
    onFilled()
  }, [user, form])
}
