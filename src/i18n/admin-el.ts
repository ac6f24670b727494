import { adminElAudit } from './admin-el-audit.ts'
import { adminElCatalogue } from './admin-el-catalogue.ts'
import { adminElFrame } from './admin-el-frame.ts'
import { adminElOrders } from './admin-el-orders.ts'
import { adminElProducts } from './admin-el-products.ts'
import { adminElSignIn } from './admin-el-sign-in.ts'
import { adminElStaff } from './admin-el-staff.ts'

export const adminEl = {
  ...adminElFrame,
  ...adminElSignIn,
  ...adminElOrders,
  ...adminElProducts,
  ...adminElCatalogue,
  ...adminElAudit,
  ...adminElStaff,
} as const
