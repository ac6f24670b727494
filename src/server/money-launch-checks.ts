import { FISCAL_SIGNER } from './invoices/fiscal-signer.ts'
import type { LaunchCheck } from './launch-checks.ts'
import type { Shop } from './shop.ts'

/** What a production start says of payments, carriers and documents. */
export function moneyLaunchChecks({ settings, config }: Pick<Shop, 'settings' | 'config'>): LaunchCheck[] {
  const { methods, bank } = settings.current().payments
  return [
    { name: 'a gateway for cards', isDone: !methods.credit_card || config.gateways.card !== null },
    { name: 'an account at PayPal', isDone: !methods.paypal || config.gateways.paypal !== null },
    { name: 'the IBAN for transfers', isDone: !methods.bank_transfer || bank.iban !== '' },
    { name: 'the connection to a carrier', isDone: config.carriers.boxnow !== null || config.carriers.acs !== null },
    { name: 'the answer whether invoices need a fiscal device', isDone: FISCAL_SIGNER !== null },
  ]
}
