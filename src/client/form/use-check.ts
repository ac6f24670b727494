import { useEffect, useRef } from 'react'
import { type Problems, problemsOf } from './problems.ts'

export interface Schema<Checked> {
  safeParse: (
    values: unknown,
  ) =>
    | { success: true; data: Checked }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

/** Checks values against the schema, which is loaded after the page, and again if that failed. */
export function useCheck<Name extends string, Checked>(
  names: readonly Name[],
  loadSchema: () => Promise<Schema<Checked>>,
) {
  const loading = useRef<Promise<Schema<Checked>> | null>(null)
  const load = () => {
    loading.current ??= loadSchema().catch((error: unknown) => {
      loading.current = null
      throw error
    })
    return loading.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => void load().catch(() => undefined), [])

  return async (values: unknown): Promise<{ problems: Problems<Name>; data?: Checked }> => {
    const result = (await load()).safeParse(values)
    if (result.success) return { problems: {}, data: result.data }
    return { problems: problemsOf(result.error.issues, names) }
  }
}
