import { ApiError } from '../contract/client.ts'
import type { Dictionary } from '../i18n/translate.ts'

/** Why a call failed, in the page's language; the fallback where the server gave no reason. */
export function errorMessage(words: Dictionary, error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || !error.problem) return fallback
  const { code, message } = error.problem
  return (words.errors as Record<string, string>)[code] ?? message ?? fallback
}
