/**
 * Writes values into a form's text fields, leaving empty values out.
 *
 * @param mayWrite whether a field may be written over; by default every one
 */
export function fillFields(
  form: HTMLFormElement | null,
  values: Readonly<Record<string, string | null | undefined>>,
  mayWrite: (field: HTMLInputElement) => boolean = () => true,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (value && field instanceof HTMLInputElement && field.type !== 'radio' && mayWrite(field)) field.value = value
  }
}

/** Whether nobody has written into a field yet. */
export const isUntouched = (field: HTMLInputElement) => field.value === '' || field.value === field.defaultValue
