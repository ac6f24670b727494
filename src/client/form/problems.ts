import { ApiError } from '../../contract/client.ts'
import { fieldProblem } from '../../contract/field-problems.ts'
import { lookUp } from '../../domain/look-up.ts'
import type { Dictionary } from '../../i18n/translate.ts'

export type Problems<Name extends string> = Partial<Record<Name, string>>

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

export function problemsOf<Name extends string>(issues: readonly Issue[], names: readonly Name[]): Problems<Name> {
  const problems: Problems<Name> = {}
  for (const { path, message } of issues) {
    const name = names.find((known) => known === path[0])
    if (name) problems[name] ??= fieldProblem(message)
  }
  return problems
}

/** The fields the server rejected. It names them by their path in the body, `checkoutForm.email`. */
export function serverProblems<Name extends string>(error: unknown, names: readonly Name[]): Problems<Name> {
  const problems: Problems<Name> = {}
  if (!(error instanceof ApiError) || !error.problem) return problems
  const { code, fields = {} } = error.problem
  for (const [path, text] of Object.entries(fields)) {
    const name = names.find((known) => known === path.split('.').at(-1))
    if (name) problems[name] = code === 'username_taken' || code === 'email_taken' ? code : text
  }
  return problems
}

/** The text of a problem; what is no known code is a text from the server already. */
export function problemText(words: Dictionary, problem: string): string {
  return lookUp<string>(words.problems, problem) ?? problem
}
