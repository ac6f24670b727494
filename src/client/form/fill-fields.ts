/**
 * Writes values into a form's text fields and chooses among its radio buttons and lists, leaving empty values out; a choice that
 * is not there is not made.
 * @param mayWrite whether a text field may be written over; by default every one
 */
export function fillFields(
  form: HTMLFormElement | null,
  values: Readonly<Record<string, string | null | undefined>>,
  mayWrite: (field: HTMLInputElement | HTMLSelectElement) => boolean = () => true,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (!value) continue
    if (field instanceof RadioNodeList) field.value = value
    else if (field instanceof HTMLSelectElement) {
      if (mayWrite(field) && [...field.options].some((option) => option.value === value)) field.value = value
    }
    // Where only one choice is left, it stays.
    else if (field instanceof HTMLInputElement && field.type !== 'radio' && mayWrite(field)) field.value = value
  }
}

export const isUntouched = (field: HTMLInputElement | HTMLSelectElement) =>
  field.value === '' || field.value === defaultOf(field)

const defaultOf = (field: HTMLInputElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement
    ? [...field.options].find(({ defaultSelected }) => defaultSelected)?.value
    : field.defaultValue
