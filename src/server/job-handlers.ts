import { answerResetRequest, RESET_JOB } from './account/reset-password.ts'
import { enqueueReminders, REMINDERS_JOB } from './appointments/reminders.ts'
import { AUDIT_CHAIN_JOB, chainAudit } from './audit/audit-chain.ts'
import { applyReductions, REDUCTIONS_JOB } from './catalog/reductions.ts'
import { CLEANUP_JOB, deleteExpired } from './cleanup.ts'
import { CUSTOMERS_JOB, refreshAllCustomers } from './customers/refresh-customers.ts'
import { EMAIL_JOB } from './email/enqueue-email.ts'
import { createEmailRenderer } from './email/render-email.ts'
import { emailHandler } from './email/send-email.ts'
import { chooseTransport } from './email/transport.ts'
import { EMAIL_TEMPLATES } from './email-templates.ts'
import { buildMerchantFeeds, MERCHANT_FEED_JOB } from './feeds/render-merchant-feed.ts'
import { DOCUMENT_JOB } from './invoices/document-job.ts'
import { FISCAL_SIGNER } from './invoices/fiscal-signer.ts'
import { issueDocument } from './invoices/issue-document.ts'
import { SIGNING_JOB, signDocuments } from './invoices/sign-documents.ts'
import type { Job, JobHandler } from './jobs/job.ts'
import { idempotentHandler, transactionalHandler } from './jobs/job-handler.ts'
import { LENS_REMINDERS_JOB, remindOfQuestions } from './lens-jobs/questions.ts'
import { performRefunds } from './payments/perform-refund.ts'
import { PAYMENTS_JOB, pollPayments } from './payments/poll-payments.ts'
import { reconcileHandler } from './payments/reconcile.ts'
import { REFUNDS_JOB } from './payments/request-refund.ts'
import { matchClaim } from './returns/make-claim.ts'
import { MATCH_CLAIM_JOB, MATCH_WITHDRAWAL_JOB } from './returns/match-job.ts'
import { matchWithdrawal } from './returns/match-withdrawal.ts'
import { noteRefunds, REFUNDED_WITHDRAWALS_JOB } from './returns/note-refunds.ts'
import { followParcels, PARCELS_JOB } from './shipping/follow-parcels.ts'
import { POINTS_JOB, refreshPoints } from './shipping/refresh-points.ts'
import type { Shop } from './shop.ts'
import { EXPIRED_HOLDS_JOB, sweepExpiredHolds } from './stock/holds.ts'
import { STOCK_ALERTS_JOB, sendStockAlerts } from './stock-alerts/send-alerts.ts'

const HANDLERS: readonly JobHandler<Shop>[] = [
  transactionalHandler(RESET_JOB, answerResetRequest),
  transactionalHandler(DOCUMENT_JOB, issueDocument),
  idempotentHandler(SIGNING_JOB, (shop: Shop) => signDocuments(shop, FISCAL_SIGNER)),
  transactionalHandler(MATCH_WITHDRAWAL_JOB, matchWithdrawal),
  transactionalHandler(MATCH_CLAIM_JOB, matchClaim),
  idempotentHandler(REFUNDED_WITHDRAWALS_JOB, noteRefunds),
  idempotentHandler(REMINDERS_JOB, enqueueReminders),
  idempotentHandler(LENS_REMINDERS_JOB, remindOfQuestions),
  idempotentHandler(AUDIT_CHAIN_JOB, chainAudit),
  idempotentHandler(CLEANUP_JOB, deleteExpired),
  idempotentHandler(EXPIRED_HOLDS_JOB, sweepExpiredHolds),
  idempotentHandler(STOCK_ALERTS_JOB, sendStockAlerts),
  idempotentHandler(REDUCTIONS_JOB, applyReductions),
  idempotentHandler(REFUNDS_JOB, performRefunds),
  reconcileHandler,
  idempotentHandler(CUSTOMERS_JOB, refreshAllCustomers),
  idempotentHandler(PAYMENTS_JOB, pollPayments),
  idempotentHandler(MERCHANT_FEED_JOB, buildMerchantFeeds),
  idempotentHandler(PARCELS_JOB, followParcels),
  idempotentHandler(POINTS_JOB, refreshPoints),
]

export const JOBS: readonly Job<object>[] = [EMAIL_JOB as Job<object>, ...HANDLERS.map(({ job }) => job)]

export function jobHandlers(shop: Shop): JobHandler<Shop>[] {
  return [emailHandler(createEmailRenderer(shop, EMAIL_TEMPLATES), chooseTransport(shop.config)), ...HANDLERS]
}
