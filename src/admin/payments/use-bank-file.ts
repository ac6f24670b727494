import { useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { plural } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useFilePreview } from '../site/use-file-preview.ts'
import type { BankReport } from './payments-address.ts'

/** A bank's file: what it would book, and then booking it. Booking again after a lost answer books nothing twice. */
export function useBankFile() {
  const { bankFile: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  return useFilePreview<BankReport>({
    read: (file) => api.payments.readBankFile(file),
    apply: async (file, { token }) => {
      const done = await api.payments.readBankFile(file, token)
      toast.show({ title: plural(words.booked, done.booked, language) })
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/admin\/(payments|takings|orders)/.test(String(queryKey[0])),
      })
      return done
    },
  })
}
