import type { Order } from '../../contract/orders.ts'
import { isGatewayMethod } from '../../domain/payment-view.ts'

/** Whether an order waits for a payment that its buyer can start. */
export const isPayable = ({ status, paymentStatus, paymentMethod }: Order): boolean =>
  status === 'pending' && paymentStatus === 'unpaid' && isGatewayMethod(paymentMethod)
