import type { Logger } from 'pino'
import { type Bank, createBank } from './bank-page/bank.ts'
import { bankRoutes } from './bank-page/bank-routes.ts'
import { createDatabaseStore } from './bank-page/database-store.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import { createJccGateway } from './payments/gateways/jcc.ts'
import { createPayPalGateway } from './payments/gateways/paypal.ts'
import { createStripeGateway } from './payments/gateways/stripe.ts'
import { missingGateway, type PaymentGateways } from './payments/gateways.ts'

interface Context {
  config: Config
  db: Db
  cookieSecret: string
  clock: () => Date
}

export const BANK_PAGE_PATH = '/dev/bank'

/** The bank page of our own. Its payments are in the database, so all of them are one bank. */
export const openTestBank = ({ config, db, cookieSecret, clock }: Context): Bank =>
  createBank({
    store: createDatabaseStore(db),
    url: config.publicOrigin + BANK_PAGE_PATH,
    secret: cookieSecret,
    payPalSignalUrl: `${config.publicOrigin}/api/payments/signals/paypal`,
    clock,
  })

export interface ChosenGateways {
  /** Null: not offered. */
  credit_card: PaymentGateway | null
  paypal: PaymentGateway | null
  /** They take no new payments, and are asked about those that they took. */
  earlier: PaymentGateway[]
}

/** The gateways that the configuration names; a production shop without any says so. */
export function chooseGateways(context: Context & { log: Logger }): ChosenGateways {
  const { config, clock, log } = context
  const { card, paypal, jcc, stripe, payPalAccount } = config.gateways
  const test = card === 'test' || paypal === 'test' ? createTestGateways(context) : null
  const byName = {
    jcc: jcc && createJccGateway({ ...jcc, clock }),
    stripe: stripe && createStripeGateway({ ...stripe, clock }),
    test: test?.jcc ?? null,
  }
  const creditCard = card && byName[card]
  if (creditCard === null) log.warn('no card gateway is configured: cards are not offered')
  const payPalGateway =
    paypal === 'test' ? (test?.paypal ?? null) : payPalAccount && createPayPalGateway({ ...payPalAccount, clock })
  if (payPalGateway === null) log.warn('PayPal is not configured: it is not offered')
  const earlier = [byName.jcc, byName.stripe].filter((one) => one !== null && one.provider !== creditCard?.provider)
  return { credit_card: creditCard, paypal: payPalGateway, earlier: earlier.filter((one) => one !== null) }
}

/** The gateways of a shop; a missing one refuses every call. */
export function openGateways(context: Context & { log: Logger }): PaymentGateways {
  const { credit_card: card, paypal, earlier } = chooseGateways(context)
  return { credit_card: card ?? missingGateway('jcc'), paypal: paypal ?? missingGateway('paypal'), earlier }
}

/**
 * The adapters of JCC and PayPal, unchanged, with the bank page at the other end. They reach it within the process: a
 * shop does not know its own port before it listens, and may not be reachable under its public address.
 */
function createTestGateways(context: Context) {
  const bank = openTestBank(context)
  const routes = bankRoutes(bank)
  const fetch = async (url: string, init: RequestInit) => routes.request(url, init)
  const { userName, password, callbackKey, webhookId } = bank.keys
  const { clock } = context
  // No address of anything: only its path is used.
  const url = 'http://bank.test'
  return {
    jcc: createJccGateway({
      url: `${url}/payment/rest/`,
      userName,
      password,
      callbackKey,
      paymentPage: `${bank.url}/pay/{orderId}`,
      fetch,
      clock,
    }),
    paypal: createPayPalGateway({ url, clientId: userName, clientSecret: password, webhookId, fetch, clock }),
  }
}
