type Choice = 'language' | 'currency' | 'announcement'
type Key = 'userId' | 'guestCartId' | Choice

const YEAR_SECONDS = 31_536_000

/** What the browser remembers, or null; storage may be forbidden altogether. */
export function recall(key: Key): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Forbidden or full: the choice then holds for this page.
  }
}

export function forget(key: Key): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Forbidden: there was nothing to forget.
  }
}

/** Remembers a choice for the server's eyes as well. */
export function rememberChoice(key: Choice, value: string): void {
  remember(key, value)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${key}=${value}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`
}
