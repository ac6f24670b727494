import type { PaymentProvider } from '../../domain/payment.ts'
import type { Shop } from '../shop.ts'
import type { PaymentGateway } from './gateway.ts'

export const findGateway = (_shop: Shop, _provider: PaymentProvider): PaymentGateway | null => null
