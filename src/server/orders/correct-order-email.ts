import { randomUUID } from 'node:crypto'
import type { AdminOrder } from '../../contract/admin/order-page.ts'
import type { OrderEmailCorrection } from '../../contract/admin/orders.ts'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { redirectOrderEmails } from '../email/redirect-order-emails.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { isErased } from './admin-order.ts'
import { changeOrder } from './change-order.ts'
import { enqueueOrderEmail } from './enqueue-order-email.ts'
import { searchVector } from './order-search.ts'
import { listItems } from './orders.ts'

/**
 * Gives an order the address that was meant. E-mails that wait, or were given up, go there; links in those that have
 * arrived at the old address no longer open the order.
 * @throws ShopError `not_found`, `changed_meanwhile`, `order_erased`
 */
export function correctOrderEmail(
  shop: Shop,
  staff: SignedInStaff,
  orderId: string,
  { version, email, isConfirmationResent }: OrderEmailCorrection,
): Promise<AdminOrder> {
  return changeOrder(shop, staff, { orderId, version }, async (shop, order) => {
    if (isErased(order)) throw new ShopError('order_erased')
    if (order.shippingAddress.email === email) return null
    const address = { ...order.shippingAddress, email }
    const redirected = await redirectOrderEmails(shop, orderId, email)
    if (isConfirmationResent && !redirected.includes('order_confirmation')) {
      await enqueueOrderEmail(shop, { ...order, shippingAddress: address }, 'order_confirmation', randomUUID())
    }
    const skus = (await listItems(shop, orderId)).map(({ sku }) => sku)
    return {
      set: {
        shippingAddress: address,
        billingAddress: { ...order.billingAddress, email },
        // A guest's order joins the account that confirms this address.
        ...(order.guestEmail === null ? {} : { guestEmail: foldEmail(email) }),
        search: searchVector({ ...address, id: orderId, skus }) as unknown as string,
        linksValidFrom: shop.clock(),
      },
      event: { kind: 'email_corrected', details: {} },
    }
  })
}
