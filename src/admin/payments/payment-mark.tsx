import { useAdminWords } from '../site/admin-words.tsx'
import { Mark, type MarkLook } from '../site/mark.tsx'
import type { StaffPayment } from './money.ts'

const LOOKS: Record<StaffPayment['state'], MarkLook> = {
  created: 'waiting',
  started: 'waiting',
  authorised: 'nearlyDone',
  captured: 'active',
  declined: 'ended',
  expired: 'ended',
  review: 'problem',
  surplus: 'waiting',
  reversed: 'ended',
  part_refunded: 'done',
  refunded: 'done',
  awaiting_transfer: 'waiting',
  due_on_delivery: 'waiting',
  due_at_store: 'waiting',
  refused: 'ended',
}

export function PaymentMark({ state }: Pick<StaffPayment, 'state'>) {
  const { money } = useAdminWords()
  return <Mark look={LOOKS[state]}>{money.state[state]}</Mark>
}
