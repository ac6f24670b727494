import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { ApiError } from '../../contract/client.ts'
import { fill } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useFailure } from '../site/use-failure.ts'

export type ImportReport = AdminOutput<'POST /api/admin/catalogue/import'>

/** A file, what it would do, and doing exactly that. */
export function useImport() {
  const { files: words } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const failure = useFailure()
  const [report, setReport] = useState<ImportReport | null>(null)
  const file = useRef<File>(null)
  const requestKey = useRef(crypto.randomUUID())

  const read = async (chosen: File) => {
    requestKey.current = crypto.randomUUID()
    setReport(await api.productFiles.import(chosen))
  }
  const choosing = useAsyncAction(async (chosen: File) => {
    failure.clear()
    file.current = chosen
    await read(chosen)
  }, failure.set)
  const applying = useAsyncAction(async () => {
    if (report === null || file.current === null) return
    failure.clear()
    try {
      const seen = { token: report.token, requestKey: requestKey.current }
      const applied = await api.productFiles.import(file.current, seen)
      setReport(null)
      toast.show({ title: fill(words.done, applied) })
      void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/') })
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'preview_outdated') await read(file.current)
      throw error
    }
  }, failure.set)
  return {
    report,
    isBusy: choosing.isBusy || applying.isBusy,
    failure: failure.text,
    choose: choosing.run,
    apply: () => applying.run(),
    forget: () => setReport(null),
  }
}
