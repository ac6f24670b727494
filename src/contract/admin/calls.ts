import type { CallsOf, InputOf, OutputOf } from '../calls.ts'
import type { auditCalls } from './audit.ts'
import type { barcodeCalls } from './barcodes.ts'
import type { brandCalls } from './brands.ts'
import type { adminOrderCalls } from './orders.ts'
import type { pictureUploadCalls } from './pictures.ts'
import type { bulkCalls } from './product-bulk.ts'
import type { productFileCalls } from './product-files.ts'
import type { adminProductCalls } from './products.ts'
import type { signInCalls } from './sign-in.ts'
import type { staffCalls } from './staff.ts'

/** Every call of the back office by its method and path. Types only, as in `../calls.ts`. */
export type AdminCalls = CallsOf<
  typeof signInCalls &
    typeof staffCalls &
    typeof auditCalls &
    typeof adminOrderCalls &
    typeof adminProductCalls &
    typeof barcodeCalls &
    typeof brandCalls &
    typeof pictureUploadCalls &
    typeof bulkCalls &
    typeof productFileCalls
>
export type AdminCall = keyof AdminCalls

export type AdminInput<Name extends AdminCall> = InputOf<AdminCalls[Name]>
export type AdminOutput<Name extends AdminCall> = OutputOf<AdminCalls[Name]>
