import { adminElAudit } from './admin-el-audit.ts'
import { adminElDiary } from './admin-el-diary.ts'
import { adminElFrame } from './admin-el-frame.ts'
import { adminElOrders } from './admin-el-orders.ts'
import { adminElSettings } from './admin-el-settings.ts'
import { adminElSignIn } from './admin-el-sign-in.ts'
import { adminElStaff } from './admin-el-staff.ts'

export const adminEl = {
  ...adminElFrame,
  ...adminElSignIn,
  ...adminElOrders,
  ...adminElDiary,
  ...adminElAudit,
  ...adminElStaff,
  ...adminElSettings,
} as const
