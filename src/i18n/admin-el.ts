import { adminElAccount } from './admin-el-account.ts'
import { adminElAudit } from './admin-el-audit.ts'
import { adminElFrame } from './admin-el-frame.ts'
import { adminElOrders } from './admin-el-orders.ts'
import { adminElSignIn } from './admin-el-sign-in.ts'
import { adminElStaff } from './admin-el-staff.ts'
import { adminElTills } from './admin-el-tills.ts'

export const adminEl = {
  ...adminElFrame,
  ...adminElSignIn,
  ...adminElOrders,
  ...adminElAudit,
  ...adminElStaff,
  ...adminElTills,
  ...adminElAccount,
} as const
