import { adminEnAudit } from './admin-en-audit.ts'
import { adminEnCatalogue } from './admin-en-catalogue.ts'
import { adminEnFrame } from './admin-en-frame.ts'
import { adminEnOrders } from './admin-en-orders.ts'
import { adminEnProducts } from './admin-en-products.ts'
import { adminEnSignIn } from './admin-en-sign-in.ts'
import { adminEnStaff } from './admin-en-staff.ts'

/** The back office's source dictionary: the Greek one must have the same keys and {placeholders}. */
export const adminEn = {
  ...adminEnFrame,
  ...adminEnSignIn,
  ...adminEnOrders,
  ...adminEnProducts,
  ...adminEnCatalogue,
  ...adminEnAudit,
  ...adminEnStaff,
} as const
