const KEY = 'checkoutDraft'

const KEPT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'address',
  'city',
  'postalCode',
  'country',
  'shippingMethod',
  'paymentMethod',
] as const

export function writeDraft(values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(KEPT_FIELDS.map((name) => [name, values[name]]))))
  } catch {
    // Forbidden or full: a reload then loses the draft.
  }
}

export function readDraft(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(entries) as Record<string, string>
  } catch {
    return {}
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Forbidden: there was nothing to remove.
  }
}
