import { useNavigate } from 'react-router'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useToast } from '../../ui/toast.tsx'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { useStockRefresh } from './use-stock-change.ts'

interface ChosenPieces {
  note: string
  lines: { productId: number; quantity: number }[]
}

export interface BookingOptions {
  book: (booked: ChosenPieces & { requestKey: string }) => Promise<unknown>
  /** The toast afterwards. */
  done: string
  /** The screen afterwards. */
  screen: 'stock' | 'transfers'
}

/** Books pieces, says so and leaves the form. Trying again after a failure cannot book twice. */
export function useStockBooking({ book, done, screen }: BookingOptions) {
  const refresh = useStockRefresh()
  const navigate = useNavigate()
  const toast = useToast()
  const failure = useFailure()
  const key = useRequestKey()
  const action = useAsyncAction(async (chosen: ChosenPieces) => {
    failure.clear()
    await book({ ...chosen, requestKey: key.get() })
    toast.show({ title: done })
    void refresh()
    void navigate(adminHref(screen))
  }, failure.set)
  return { ...action, failure: failure.text }
}
