import { z } from '@hono/zod-openapi'
import { LENS_JOB_STATES, REMAKE_REASONS, WORKSHOP_STEPS } from '../../domain/lens-job.ts'
import { lensLine } from '../cart.ts'
import { moment, storedId } from '../fields.ts'

const state = z.enum(LENS_JOB_STATES)
export const lensJobRow = z.object({
  id: storedId,
  version: z.int(),
  state,
  number: z.int().describe('1, and one more for each remake'),
  orderId: z.string(),
  isPaid: z.boolean().describe('the order’s money is secured'),
  productName: z.string(),
  productNameEl: z.string(),
  lenses: lensLine.omit({ price: true }),
  isCorrective: z.boolean(),
  store: z.string().nullable().describe('where the order is collected'),
  visitAt: moment.nullable().describe('the booked time in the store'),
  since: moment.describe('in this state'),
  isSilent: z.boolean().describe('a question of ours is unanswered for more than 14 days'),
})
export type LensJobListRow = z.infer<typeof lensJobRow>

const approval = z.object({
  prescriptionVersion: z.int(),
  staffName: z.string(),
  registrationNumber: z.string(),
  store: z.string(),
  storeLicence: z.string(),
  at: moment,
  voidedAt: moment.nullable(),
})

const question = z.object({
  id: storedId,
  kind: z.enum(['text', 'prescription']),
  staffName: z.string().nullable(),
  askedAt: moment,
  answeredAt: moment.nullable(),
})

const mm = z.number().nullable()
export const lensJob = lensJobRow
  .extend({
    sku: z.string(),
    frame: z.object({ lensWidthMm: mm, bridgeMm: mm, templeMm: mm, lensHeightMm: mm }),
    rim: z.string(),
    initials: z.string().describe('of the buyer; a job ticket has no name'),
    remakeReason: z.enum(REMAKE_REASONS).nullable(),
    nextStep: z.enum(WORKSHOP_STEPS).nullable(),
    events: z.array(
      z.object({
        at: moment,
        from: state.nullable(),
        to: state,
        prescriptionVersion: z.int().nullable(),
        staffName: z.string().nullable(),
      }),
    ),
    approvals: z.array(approval).describe('the latest first'),
    questions: z.array(question).describe('the latest first'),
    checks: z.array(z.object({ hasPassed: z.boolean(), staffName: z.string(), at: moment })),
    otherJobs: z.array(z.object({ id: storedId, number: z.int(), state })).describe('of the same pair'),
  })
  .openapi('LensJob')
export type LensJob = z.infer<typeof lensJob>
