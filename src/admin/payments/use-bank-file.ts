import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'
import { plural } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { BankReport } from './payments-address.ts'

/** A bank's file: what it would book, and then booking it. Booking again after a lost answer books nothing twice. */
export function useBankFile() {
  const { bankFile: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const failure = useFailure()
  const [report, setReport] = useState<BankReport | null>(null)
  const file = useRef<File>(null)
  const read = async (chosen: File) => setReport(await api.payments.readBankFile(chosen))
  const choosing = useAsyncAction(async (chosen: File) => {
    failure.clear()
    file.current = chosen
    await read(chosen)
  }, failure.set)
  const booking = useAsyncAction(async () => {
    if (report === null || file.current === null) return
    failure.clear()
    try {
      const done = await api.payments.readBankFile(file.current, report.token)
      setReport(done)
      toast.show({ title: plural(words.booked, done.booked, language) })
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/admin\/(payments|takings|orders)/.test(String(queryKey[0])),
      })
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'preview_outdated') await read(file.current)
      throw error
    }
  }, failure.set)
  return {
    report,
    isBusy: choosing.isBusy || booking.isBusy,
    failure: failure.text,
    choose: choosing.run,
    book: () => booking.run(),
    forget: () => setReport(null),
  }
}
