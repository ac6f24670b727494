import { adminEnAudit } from './admin-en-audit.ts'
import { adminEnFrame } from './admin-en-frame.ts'
import { adminEnOrderDesk } from './admin-en-order-desk.ts'
import { adminEnOrders } from './admin-en-orders.ts'
import { adminEnSignIn } from './admin-en-sign-in.ts'
import { adminEnStaff } from './admin-en-staff.ts'
import { adminEnStock } from './admin-en-stock.ts'

/** The back office's source dictionary: the Greek one must have the same keys and {placeholders}. */
export const adminEn = {
  ...adminEnFrame,
  ...adminEnSignIn,
  ...adminEnOrders,
  ...adminEnOrderDesk,
  ...adminEnAudit,
  ...adminEnStaff,
  ...adminEnStock,
} as const
