import type { OnAnswer } from './answers.ts'
import { createSender } from './insist.ts'
import { pause } from './network-faults.ts'
import { createStaffWorker } from './staff-worker.ts'

const STAFF = 3
const STAFF_PAUSE_MS = 1_000

interface Packing {
  origin: string | (() => string)
  /** The cookie of an owner who is signed in. */
  session: string
  orders: ReadonlySet<string>
  onAnswer?: OnAnswer
  onUnexpected: (message: string) => void
  isOver: () => boolean
}

/** Staff pack, ship, cancel and refund while buyers pay. */
export async function packUntilOver(packing: Packing): Promise<void> {
  await Promise.all(Array.from({ length: STAFF }, (_, member) => packShare(packing, member)))
}

async function packShare({ origin, session, orders, ...rest }: Packing, member: number): Promise<void> {
  const { onAnswer, onUnexpected, isOver } = rest
  const staff = createStaffWorker(createSender(origin, new Map([['staff', session]]), onAnswer), onUnexpected)
  const finished = new Set<string>()
  while (!isOver()) {
    const own = [...orders].filter((id, index) => index % STAFF === member && !finished.has(id))
    for (const id of own) if (!isOver() && (await staff.visit(id))) finished.add(id)
    if (member === 0) await staff.visitReturns()
    await pause(STAFF_PAUSE_MS)
  }
}
