import { useNavigate } from 'react-router'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useToast } from '../../ui/toast.tsx'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { useStockRefresh } from './use-stock-change.ts'

interface BookingOptions<Booked> {
  book: (requestKey: string, booked: Booked) => Promise<unknown>
  /** The toast afterwards. */
  done: string
  /** The screen afterwards. */
  screen: 'stock' | 'transfers'
}

/** Books pieces, says so and leaves the form. Trying again after a failure cannot book twice. */
export function useStockBooking<Booked>({ book, done, screen }: BookingOptions<Booked>) {
  const refresh = useStockRefresh()
  const navigate = useNavigate()
  const toast = useToast()
  const failure = useFailure()
  const key = useRequestKey()
  const action = useAsyncAction(async (booked: Booked) => {
    failure.clear()
    await book(key.get(), booked)
    toast.show({ title: done })
    void refresh()
    void navigate(adminHref(screen))
  }, failure.set)
  return { ...action, failure: failure.text }
}
