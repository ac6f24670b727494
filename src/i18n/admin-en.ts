import { adminEnAccount } from './admin-en-account.ts'
import { adminEnAudit } from './admin-en-audit.ts'
import { adminEnBulk } from './admin-en-bulk.ts'
import { adminEnCatalogue } from './admin-en-catalogue.ts'
import { adminEnCustomers } from './admin-en-customers.ts'
import { adminEnDiary } from './admin-en-diary.ts'
import { adminEnDocuments } from './admin-en-documents.ts'
import { adminEnFrame } from './admin-en-frame.ts'
import { adminEnLensJobs } from './admin-en-lens-jobs.ts'
import { adminEnLockers } from './admin-en-lockers.ts'
import { adminEnOrderDesk } from './admin-en-order-desk.ts'
import { adminEnOrderEvents } from './admin-en-order-events.ts'
import { adminEnOrders } from './admin-en-orders.ts'
import { adminEnPayments } from './admin-en-payments.ts'
import { adminEnProducts } from './admin-en-products.ts'
import { adminEnReturns } from './admin-en-returns.ts'
import { adminEnSecurity } from './admin-en-security.ts'
import { adminEnSettings } from './admin-en-settings.ts'
import { adminEnShipping } from './admin-en-shipping.ts'
import { adminEnSignIn } from './admin-en-sign-in.ts'
import { adminEnStaff } from './admin-en-staff.ts'
import { adminEnStock } from './admin-en-stock.ts'
import { adminEnTakings } from './admin-en-takings.ts'
import { adminEnTills } from './admin-en-tills.ts'
import { adminEnToday } from './admin-en-today.ts'

/** The back office's source dictionary: the Greek one must have the same keys and {placeholders}. */
export const adminEn = {
  ...adminEnFrame,
  ...adminEnSignIn,
  ...adminEnOrders,
  ...adminEnOrderEvents,
  ...adminEnPayments,
  ...adminEnProducts,
  ...adminEnDiary,
  ...adminEnLockers,
  ...adminEnDocuments,
  ...adminEnOrderDesk,
  ...adminEnBulk,
  ...adminEnCatalogue,
  ...adminEnAudit,
  ...adminEnSecurity,
  ...adminEnCustomers,
  ...adminEnStaff,
  ...adminEnToday,
  ...adminEnLensJobs,
  ...adminEnReturns,
  ...adminEnSettings,
  ...adminEnShipping,
  ...adminEnStock,
  ...adminEnTakings,
  ...adminEnTills,
  ...adminEnAccount,
} as const
