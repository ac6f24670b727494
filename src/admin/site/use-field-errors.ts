import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'

/** What is wrong with each field, in words. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

const isEmpty = (errors: FieldErrors) => Object.values(errors).every((error) => error === undefined)

/** The errors of a form's fields. The first of them takes the focus, so that it is read out. */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  useEffect(() => {
    if (!isEmpty(errors)) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return {
    form,
    errors,
    /** @returns whether nothing is wrong */
    check: (found: FieldErrors): boolean => {
      setErrors(found)
      return isEmpty(found)
    },
    /** Of what the server refused, the fields that it named. */
    take: (error: unknown) => {
      if (error instanceof ApiError && error.problem?.fields) setErrors(error.problem.fields)
    },
  }
}
