import type { CallsOf, InputOf, OutputOf } from '../calls.ts'
import type { auditCalls } from './audit.ts'
import type { barcodeCalls } from './barcodes.ts'
import type { brandCalls } from './brands.ts'
import type { adminClaimCalls } from './claims.ts'
import type { countCalls } from './counts.ts'
import type { customerCalls } from './customers.ts'
import type { diaryCalls } from './diary.ts'
import type { adminDocumentCalls } from './documents.ts'
import type { editOrderCalls } from './edit-orders.ts'
import type { lensJobCalls } from './lens-jobs.ts'
import type { subscriberCalls } from './newsletter.ts'
import type { orderBatchCalls } from './order-batches.ts'
import type { orderMoneyCalls } from './order-money.ts'
import type { adminOrderCalls } from './orders.ts'
import type { parcelCalls } from './parcels.ts'
import type { paymentCalls } from './payments.ts'
import type { pictureUploadCalls } from './pictures.ts'
import type { bulkCalls } from './product-bulk.ts'
import type { productFileCalls } from './product-files.ts'
import type { adminProductCalls } from './products.ts'
import type { adminReturnCalls } from './returns.ts'
import type { securityEventCalls } from './security-events.ts'
import type { settingsCalls } from './settings.ts'
import type { shippingCalls } from './shipping.ts'
import type { shippingCashCalls } from './shipping-cash.ts'
import type { signInCalls } from './sign-in.ts'
import type { staffCalls } from './staff.ts'
import type { stockCalls } from './stock.ts'
import type { adminStoreCalls } from './stores.ts'
import type { takeOrderCalls } from './take-orders.ts'
import type { tillCalls } from './tills.ts'
import type { todayCalls } from './today.ts'
import type { transferCalls } from './transfers.ts'
import type { vainSearchCalls } from './vain-searches.ts'

/** Every call of the back office by its method and path. Types only, as in `../calls.ts`. */
export type AdminCalls = CallsOf<
  typeof auditCalls &
    typeof barcodeCalls &
    typeof brandCalls &
    typeof countCalls &
    typeof customerCalls &
    typeof diaryCalls &
    typeof adminDocumentCalls &
    typeof editOrderCalls &
    typeof lensJobCalls &
    typeof subscriberCalls &
    typeof orderBatchCalls &
    typeof orderMoneyCalls &
    typeof adminOrderCalls &
    typeof parcelCalls &
    typeof paymentCalls &
    typeof pictureUploadCalls &
    typeof bulkCalls &
    typeof productFileCalls &
    typeof adminProductCalls &
    typeof adminReturnCalls &
    typeof adminClaimCalls &
    typeof securityEventCalls &
    typeof settingsCalls &
    typeof shippingCalls &
    typeof shippingCashCalls &
    typeof signInCalls &
    typeof staffCalls &
    typeof stockCalls &
    typeof adminStoreCalls &
    typeof takeOrderCalls &
    typeof tillCalls &
    typeof todayCalls &
    typeof transferCalls &
    typeof vainSearchCalls
>
export type AdminCall = keyof AdminCalls

export type AdminInput<Name extends AdminCall> = InputOf<AdminCalls[Name]>
export type AdminOutput<Name extends AdminCall> = OutputOf<AdminCalls[Name]>
