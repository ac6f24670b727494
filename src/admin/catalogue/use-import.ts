import { useQueryClient } from '@tanstack/react-query'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { fill } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useFilePreview } from '../site/use-file-preview.ts'
import { useRequestKey } from '../site/use-request-key.ts'

export type ImportReport = AdminOutput<'POST /api/admin/catalogue/import'>

/** A file of products. An import that is tried again after a lost answer is the same one. */
export function useImport() {
  const { files: words } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const requestKey = useRequestKey()
  return useFilePreview<ImportReport>({
    read: (file) => {
      requestKey.renew()
      return api.productFiles.import(file)
    },
    apply: async (file, { token }) => {
      const applied = await api.productFiles.import(file, { token, requestKey: requestKey.get() })
      toast.show({ title: fill(words.done, applied) })
      void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/') })
      return null
    },
  })
}
