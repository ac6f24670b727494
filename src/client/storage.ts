const YEAR_SECONDS = 31_536_000

/** A stored value, or null where there is none or storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Forbidden or full: the value then holds for this page.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Forbidden: there was nothing to remove.
  }
}

/** Stores a choice that the server renders by, in a cookie as well. */
export function writeChoice(key: 'language' | 'currency' | 'announcement', value: string): void {
  writeStored(key, value)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${key}=${value}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`
}
