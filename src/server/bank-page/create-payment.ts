import type { BankPayment } from './bank-payment.ts'

const SESSION_SECONDS = 1200

type Given = Pick<
  BankPayment,
  | 'id'
  | 'wire'
  | 'number'
  | 'amountCents'
  | 'isAuthorisationOnly'
  | 'language'
  | 'returnUrl'
  | 'cancelUrl'
  | 'signalUrl'
>

/** @param seconds until the page closes; JCC's 20 minutes by default */
export function createPayment({
  now,
  seconds = SESSION_SECONDS,
  ...given
}: Given & { now: Date; seconds?: number | undefined }): BankPayment {
  return {
    ...given,
    currency: 'EUR',
    createdAt: now.toISOString(),
    expiresAt: new Date(now.valueOf() + seconds * 1000).toISOString(),
    state: 'open',
    isDeclinedAtCapture: false,
    wrongCodes: 0,
    approvedCents: 0,
    capturedCents: 0,
    refunds: [],
    isChargedBack: false,
    acts: 0,
  }
}
