import { defineJob } from '../jobs/job.ts'

/**
 * Issues the invoice of an order, or the credit note of a refund, and writes to the buyer. Enqueue it in the transaction
 * of the capture (orders paid at the hand-over: of the hand-over), or of the refund.
 */
export const DOCUMENT_JOB = defineJob<{ orderId: string; refundId: number | null }>('documents', {
  retries: 30,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 3600,
  hasDeadLetters: true,
})
