import { adminEnAudit } from './admin-en-audit.ts'
import { adminEnDiary } from './admin-en-diary.ts'
import { adminEnFrame } from './admin-en-frame.ts'
import { adminEnOrders } from './admin-en-orders.ts'
import { adminEnSettings } from './admin-en-settings.ts'
import { adminEnSignIn } from './admin-en-sign-in.ts'
import { adminEnStaff } from './admin-en-staff.ts'

/** The back office's source dictionary: the Greek one must have the same keys and {placeholders}. */
export const adminEn = {
  ...adminEnFrame,
  ...adminEnSignIn,
  ...adminEnOrders,
  ...adminEnDiary,
  ...adminEnAudit,
  ...adminEnStaff,
  ...adminEnSettings,
} as const
