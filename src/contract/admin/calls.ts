import type { CallsOf, InputOf, OutputOf } from '../calls.ts'
import type { auditCalls } from './audit.ts'
import type { countCalls } from './counts.ts'
import type { editOrderCalls } from './edit-orders.ts'
import type { orderBatchCalls } from './order-batches.ts'
import type { adminOrderCalls } from './orders.ts'
import type { signInCalls } from './sign-in.ts'
import type { staffCalls } from './staff.ts'
import type { stockCalls } from './stock.ts'
import type { takeOrderCalls } from './take-orders.ts'
import type { transferCalls } from './transfers.ts'

/** Every call of the back office by its method and path. Types only, as in `../calls.ts`. */
export type AdminCalls = CallsOf<
  typeof signInCalls & typeof staffCalls & typeof auditCalls & typeof adminOrderCalls & OrderCalls & StockCalls
>
type OrderCalls = typeof editOrderCalls & typeof takeOrderCalls & typeof orderBatchCalls
type StockCalls = typeof stockCalls & typeof transferCalls & typeof countCalls
export type AdminCall = keyof AdminCalls

export type AdminInput<Name extends AdminCall> = InputOf<AdminCalls[Name]>
export type AdminOutput<Name extends AdminCall> = OutputOf<AdminCalls[Name]>
