import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { AdminInput, AdminOutput } from '../../contract/admin/calls.ts'
import { ApiError } from '../../contract/client.ts'
import { plural } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'

export type BulkRequest = AdminInput<'POST /api/admin/catalogue/bulk/preview'>['body']
export type BulkPreview = AdminOutput<'POST /api/admin/catalogue/bulk/preview'>

interface Previewed {
  request: BulkRequest
  preview: BulkPreview
}

/** Previews a change of many products, and applies what was previewed. */
export function useBulkChange(onDone: () => void) {
  const { bulk: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const failure = useFailure()
  const [seen, setSeen] = useState<Previewed | null>(null)
  const [isOutdated, setOutdated] = useState(false)
  // Kept when applying fails, so that trying again cannot change anything twice.
  const requestKey = useRequestKey()

  const previewing = useAsyncAction(async (request: BulkRequest) => {
    failure.clear()
    setOutdated(false)
    requestKey.renew()
    setSeen({ request, preview: await api.bulk.preview(request) })
  }, failure.set)

  const applying = useAsyncAction(async () => {
    if (seen === null) return
    failure.clear()
    try {
      const { request, preview } = seen
      const { changed } = await api.bulk.apply({ request, token: preview.token, requestKey: requestKey.get() })
      toast.show({ title: plural(words.done, changed, language) })
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/products'),
      })
      setSeen(null)
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem?.code !== 'preview_outdated') throw error
      requestKey.renew()
      setSeen({ request: seen.request, preview: await api.bulk.preview(seen.request) })
      setOutdated(true)
    }
  }, failure.set)

  return { seen, isOutdated, previewing, applying, failure, forget: () => setSeen(null) }
}
