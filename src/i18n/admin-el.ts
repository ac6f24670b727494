import { adminElAudit } from './admin-el-audit.ts'
import { adminElFrame } from './admin-el-frame.ts'
import { adminElOrderDesk } from './admin-el-order-desk.ts'
import { adminElOrders } from './admin-el-orders.ts'
import { adminElSignIn } from './admin-el-sign-in.ts'
import { adminElStaff } from './admin-el-staff.ts'
import { adminElStock } from './admin-el-stock.ts'

export const adminEl = {
  ...adminElFrame,
  ...adminElSignIn,
  ...adminElOrders,
  ...adminElOrderDesk,
  ...adminElAudit,
  ...adminElStaff,
  ...adminElStock,
} as const
