import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { toWire } from '../../contract/money.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useStorefront } from '../site/storefront-context.tsx'

const read = callQuery('GET /api/stores/eye-exams', {})

/**
 * The next free time for an eye exam in a store, and its price. Rendered pages are cached, so only the browser asks.
 * @returns null where no store offers it; the time is null until it is known, and where there is none
 */
export function useNextEyeExam(storeId: string): { time: string | null; price: string } | null {
  const { words, language } = useSite()
  const { money, settings } = useStorefront()
  const { services, eyeExamCents } = settings.appointments
  const { data } = useQuery({ ...read, staleTime: 0, enabled: services.eye_exam.isOffered })
  if (!services.eye_exam.isOffered) return null
  const { nextEyeExam: texts } = words
  const next = data?.find(({ store }) => store === storeId)
  return {
    time: next ? fill(texts.at, { day: formatDate(next.date, 'shortWeekday', language), time: next.time }) : null,
    price: eyeExamCents === 0 ? texts.free : money(toWire(eyeExamCents)),
  }
}
