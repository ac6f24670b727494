import { adminElAccount } from './admin-el-account.ts'
import { adminElAudit } from './admin-el-audit.ts'
import { adminElBulk } from './admin-el-bulk.ts'
import { adminElCatalogue } from './admin-el-catalogue.ts'
import { adminElCustomers } from './admin-el-customers.ts'
import { adminElDiary } from './admin-el-diary.ts'
import { adminElDocuments } from './admin-el-documents.ts'
import { adminElFrame } from './admin-el-frame.ts'
import { adminElLensJobs } from './admin-el-lens-jobs.ts'
import { adminElLockers } from './admin-el-lockers.ts'
import { adminElOrderDesk } from './admin-el-order-desk.ts'
import { adminElOrderEvents } from './admin-el-order-events.ts'
import { adminElOrders } from './admin-el-orders.ts'
import { adminElPayments } from './admin-el-payments.ts'
import { adminElProducts } from './admin-el-products.ts'
import { adminElReturns } from './admin-el-returns.ts'
import { adminElSecurity } from './admin-el-security.ts'
import { adminElSettings } from './admin-el-settings.ts'
import { adminElShipping } from './admin-el-shipping.ts'
import { adminElSignIn } from './admin-el-sign-in.ts'
import { adminElStaff } from './admin-el-staff.ts'
import { adminElStock } from './admin-el-stock.ts'
import { adminElTakings } from './admin-el-takings.ts'
import { adminElTills } from './admin-el-tills.ts'
import { adminElToday } from './admin-el-today.ts'

export const adminEl = {
  ...adminElFrame,
  ...adminElSignIn,
  ...adminElOrders,
  ...adminElOrderEvents,
  ...adminElPayments,
  ...adminElProducts,
  ...adminElDiary,
  ...adminElLockers,
  ...adminElDocuments,
  ...adminElOrderDesk,
  ...adminElBulk,
  ...adminElCatalogue,
  ...adminElAudit,
  ...adminElSecurity,
  ...adminElCustomers,
  ...adminElStaff,
  ...adminElToday,
  ...adminElLensJobs,
  ...adminElReturns,
  ...adminElSettings,
  ...adminElShipping,
  ...adminElStock,
  ...adminElTakings,
  ...adminElTills,
  ...adminElAccount,
} as const
