import { defineJob } from '../jobs/job.ts'

/** Looks for the order of a statement by its number and the buyer's e-mail address. */
export const MATCH_WITHDRAWAL_JOB = defineJob<{ withdrawalId: number }>('match-withdrawal', {
  retries: 20,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 3600,
  isParallel: true,
})

export const MATCH_CLAIM_JOB = defineJob<{ claimId: number }>('match-claim', {
  retries: 20,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 3600,
  isParallel: true,
})
