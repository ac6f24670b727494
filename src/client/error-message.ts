import { ApiError } from '../contract/client.ts'
import { lookUp } from '../domain/look-up.ts'
import type { Dictionary } from '../i18n/translate.ts'

/** Why a call failed, in the page's language; the fallback where the server gave no reason. */
export function errorMessage(words: Dictionary, error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || !error.problem) return fallback
  const { code, message } = error.problem
  const text = lookUp<string>(words.errors, code)
  // A number in a text is the server's to fill in.
  return (text?.includes('{') ? message : text) ?? message ?? fallback
}
