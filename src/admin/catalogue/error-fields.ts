import { ApiError } from '../../contract/client.ts'

/** The texts of the fields that the server refused, by the last part of their name. They are in the staff's language. */
export function errorFields(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? (error.problem?.fields ?? {}) : {}
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.split('.').at(-1) ?? path, text]))
}
