import type { Fit } from '../../domain/fit-score.ts'
import { parseFit } from '../../domain/fit-text.ts'
import { FIT_KEY, useOwnFit } from './own-fit.ts'

/** Keeps a fit until the tab is closed. @param name whom it is for; empty for oneself */
export const keepFit = (text: string, name = ''): void => store(`${text} ${name}`)

/** From now on the visit has no fit, and does not take up the account's. */
export const forgetFit = (): void => store(' ')

/** On leaving an account: the next visitor begins anew. */
export function clearFit(): void {
  try {
    sessionStorage.removeItem(FIT_KEY)
  } catch {
    // Forbidden: there was nothing to remove.
  }
  dispatchEvent(new Event(FIT_KEY))
}

/** Whether the visitor has chosen a fit in this visit, or none. */
export function hasChosenFit(): boolean {
  try {
    return sessionStorage.getItem(FIT_KEY) !== null
  } catch {
    return false
  }
}

export function parseOwnFit(own: string): { fit: Fit; text: string; name: string } | null {
  const [text = ''] = own.split(' ')
  const fit = parseFit(text)
  return fit && { fit, text, name: own.slice(text.length + 1) }
}

/** The fit of this visit, and for whom. */
export const useKnownFit = () => parseOwnFit(useOwnFit())

function store(value: string): void {
  try {
    sessionStorage.setItem(FIT_KEY, value)
  } catch {
    // Forbidden or full: the fit then holds in the address of the fit finder alone.
  }
  dispatchEvent(new Event(FIT_KEY))
}
