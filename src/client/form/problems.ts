import { ApiError } from '../../contract/client.ts'
import { fieldProblem } from '../../contract/errors.ts'
import { lookUp } from '../../domain/look-up.ts'
import type { Dictionary } from '../../i18n/translate.ts'

/** What is wrong with fields, by their names: a field problem, or words the server found for it. */
export type Problems<Name extends string> = Partial<Record<Name, string>>

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** The first issue of each field. */
export function problemsOf<Name extends string>(issues: readonly Issue[], names: readonly Name[]): Problems<Name> {
  const problems: Problems<Name> = {}
  for (const { path, message } of issues) {
    const name = names.find((known) => known === path[0])
    if (name) problems[name] ??= fieldProblem(message)
  }
  return problems
}

/** What the server refused, by field: it names them as the body does, `checkoutForm.email`. */
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

/** A problem in words; what is no field problem was put into words by the server. */
export function problemText(words: Dictionary, problem: string): string {
  return lookUp<string>(words.problems, problem) ?? problem
}
