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
import { newsletterConfirmation, newsletterWelcome } from './newsletter/newsletter-emails.ts'
import { orderChanged } from './orders/order-changed-email.ts'
import { orderConfirmation } from './orders/order-confirmation-email.ts'
import { orderCancelled, orderReady, orderShipped } from './orders/order-status-emails.ts'
import { orderExpired, paymentReceived, transferReminder } from './payments/payment-emails.ts'

const appointment =
  (event: AppointmentEvent): EmailTemplate<`appointment_${AppointmentEvent}`> =>
  (details, context) =>
    appointmentEmail(event, details, context)

/** The template of every kind of e-mail; a kind without one does not compile. */
export const EMAIL_TEMPLATES: EmailTemplates = {
  order_confirmation: orderConfirmation,
  order_shipped: orderShipped,
  order_ready: orderReady,
  order_cancelled: orderCancelled,
  order_expired: orderExpired,
  payment_received: paymentReceived,
  transfer_reminder: transferReminder,
  order_changed: orderChanged,
  newsletter_confirmation: newsletterConfirmation,
  newsletter_welcome: newsletterWelcome,
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
}
