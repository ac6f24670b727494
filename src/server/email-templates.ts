import {
  accountClosed,
  addressKnown,
  emailChange,
  emailChanged,
  emailChangeRequested,
  emailChangeUndoable,
  emailVerification,
  passwordChanged,
  passwordReset,
} from './account/account-emails.ts'
import { type AppointmentEvent, appointmentEmail } from './appointments/appointment-email.ts'
import type { EmailTemplate, EmailTemplates } from './email/render-email.ts'
import { withDocument } from './invoices/attach-document.ts'
import { lensMeasuring, lensQuestion, lensRefused } from './lens-jobs/lens-emails.ts'
import { newsletterConfirmation, newsletterWelcome } from './newsletter/newsletter-emails.ts'
import { orderChanged } from './orders/order-changed-email.ts'
import { orderConfirmation } from './orders/order-confirmation-email.ts'
import { orderDelivered, orderShipped, parcelReady } from './orders/order-parcel-emails.ts'
import { orderCancelled, orderReady } from './orders/order-status-emails.ts'
import { paymentExpired } from './payments/emails/payment-expired-email.ts'
import { paymentReceived } from './payments/emails/payment-received-email.ts'
import { refundDone } from './payments/emails/refund-done-email.ts'
import { transferReminder } from './payments/emails/transfer-reminder-email.ts'
import {
  guaranteeAnswer,
  guaranteeReceipt,
  withdrawalArrived,
  withdrawalDecided,
  withdrawalHowToSend,
  withdrawalReceipt,
  withdrawalRefused,
} from './returns/return-emails.ts'
import { recoveryCodeUsed, secondFactorOff, secondFactorOn } from './second-factor/factor-emails.ts'
import { stockAlertConfirmation, stockBack } from './stock-alerts/alert-emails.ts'

const appointment =
  (event: AppointmentEvent): EmailTemplate<`appointment_${AppointmentEvent}`> =>
  (details, context) =>
    appointmentEmail(event, details, context)

/** The template of every kind of e-mail; a kind without one does not compile. */
export const EMAIL_TEMPLATES: EmailTemplates = {
  order_confirmation: orderConfirmation,
  order_shipped: orderShipped,
  order_ready: orderReady,
  parcel_ready: parcelReady,
  order_delivered: orderDelivered,
  order_cancelled: orderCancelled,
  order_changed: orderChanged,
  payment_received: withDocument(paymentReceived),
  payment_expired: paymentExpired,
  transfer_reminder: transferReminder,
  refund_done: withDocument(refundDone),
  lens_question: lensQuestion,
  lens_refused: lensRefused,
  lens_measuring: lensMeasuring,
  newsletter_confirmation: newsletterConfirmation,
  newsletter_welcome: newsletterWelcome,
  stock_alert_confirmation: stockAlertConfirmation,
  stock_back: stockBack,
  appointment_made: appointment('made'),
  appointment_moved: appointment('moved'),
  appointment_cancelled: appointment('cancelled'),
  appointment_reminder: appointment('reminder'),
  email_verification: emailVerification,
  address_known: addressKnown,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  email_change: emailChange,
  email_change_requested: emailChangeRequested,
  email_change_undoable: emailChangeUndoable,
  email_changed: emailChanged,
  account_closed: accountClosed,
  second_factor_on: secondFactorOn,
  second_factor_off: secondFactorOff,
  recovery_code: recoveryCodeUsed,
  withdrawal_receipt: withdrawalReceipt,
  withdrawal_how_to_send: withdrawalHowToSend,
  withdrawal_arrived: withdrawalArrived,
  withdrawal_decided: withdrawalDecided,
  withdrawal_refused: withdrawalRefused,
  guarantee_receipt: guaranteeReceipt,
  guarantee_answer: guaranteeAnswer,
}
