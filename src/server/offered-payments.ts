import type { OrderPaymentMethod } from '../domain/shop-facts.ts'
import type { Shop } from './shop.ts'

type Offers = Pick<Shop, 'settings' | 'config'>

/**
 * Whether buyers may choose a payment method: the owner offers it, and there is a gateway or an account that takes the
 * money. A production shop without an IBAN offers no transfer.
 */
export function isMethodOffered({ settings, config }: Offers, method: OrderPaymentMethod): boolean {
  const { methods, bank } = settings.current().payments
  if (!(method in methods) || !methods[method as keyof typeof methods]) return false
  if (method === 'credit_card') return config.gateways.card !== null
  if (method === 'paypal') return config.gateways.paypal !== null
  return method !== 'bank_transfer' || !config.isProduction || bank.iban !== ''
}
