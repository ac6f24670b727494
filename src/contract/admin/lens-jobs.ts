import { z } from '@hono/zod-openapi'
import { LENS_JOB_STATES, LENS_JOB_VIEW_NAMES, REMAKE_REASONS, WORKSHOP_STEPS } from '../../domain/lens-job.ts'
import { TOLERANCE_FIELDS } from '../../domain/lens-tolerances.ts'
import { WARNING_CODES } from '../../domain/prescription/plausibility.ts'
import { EYES } from '../../domain/prescription/prescription.ts'
import { lensLine } from '../cart.ts'
import { idInPath, lines, moment, storedId } from '../fields.ts'
import { prescriptionValues, typedPrescription } from '../prescriptions.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { STORE_ID } from '../store-id.ts'
import { adminCall } from './define-admin-call.ts'

const state = z.enum(LENS_JOB_STATES)
const row = z.object({
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
export type LensJobListRow = z.infer<typeof row>

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
const job = row
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
export type LensJob = z.infer<typeof job>

const tenths = z.int().min(0).max(1_000)
const heights = z
  .strictObject({ right: tenths, left: tenths })
  .nullable()
  .describe('tenths of a millimetre, in this frame')

const held = z.object({
  number: z.int(),
  source: z.enum(['typed', 'staff']),
  staffName: z.string().nullable(),
  savedAt: moment,
  values: prescriptionValues.nullable().describe('null where they were erased'),
  entry: typedPrescription.shape.entry.nullable().describe('as it was written'),
  age: z.int().nullable(),
  heights,
})
const jobPrescription = z
  .object({
    versions: z.array(held).describe('the oldest first'),
    warnings: z
      .array(z.object({ code: z.enum(WARNING_CODES), fields: z.array(z.string()), value: z.number() }))
      .describe('of what the job holds'),
    reasons: z.array(
      z.object({ code: z.string(), outcome: z.string(), eye: z.enum(EYES).nullable(), limit: z.number().nullable() }),
    ),
    minimumBlankMm: z.number().nullable(),
    papers: z.array(z.object({ id: z.uuid(), at: moment })),
    questions: z.array(z.object({ id: storedId, text: z.string().nullable(), answer: z.string().nullable() })),
    refusal: z.string().nullable(),
    notes: z.array(z.object({ text: z.string(), at: moment })).describe('of approvals'),
    results: z
      .array(
        z.object({
          field: z.enum(TOLERANCE_FIELDS),
          eye: z.enum(EYES).nullable(),
          difference: z.number(),
          limit: z.number(),
          isMet: z.boolean(),
        }),
      )
      .describe('of the last quality check'),
  })
  .openapi('LensJobPrescription')
export type LensJobPrescription = z.infer<typeof jobPrescription>

const seen = { version: z.int().min(1).describe('of the job that was seen') }
const text = lines(2_000).trim()
const values = z.strictObject({ ...seen, ...typedPrescription.shape, heights })
export type LensJobValues = z.output<typeof values>
const approve = z.strictObject({
  ...seen,
  prescriptionVersion: z.int().min(1).describe('what is approved'),
  store: z.string().regex(STORE_ID).describe('whose licence the pair is made under'),
  note: text.default(''),
})
export type LensApprovalForm = z.output<typeof approve>

const power = z.int().min(-3_000).max(3_000)
const measuredEye = z.strictObject({
  sphere: power,
  cylinder: power,
  axis: z.int().min(1).max(180).nullable(),
  add: power.nullable(),
  monoPd: tenths.nullable(),
  height: tenths.nullable(),
})
const check = z.strictObject({
  ...seen,
  measured: z.strictObject({
    right: measuredEye,
    left: measuredEye,
    pd: tenths,
    verticalPrism: z.int().min(0).max(2_000),
    horizontalPrism: z.int().min(0).max(2_000),
  }),
})
export type LensCheckForm = z.output<typeof check>

const params = z.object({ jobId: idInPath })
const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted'),
  404: errorResponse('not_found'),
  409: errorResponse(
    'changed_meanwhile',
    'lens_step_not_allowed',
    'payment_not_secured',
    'prescription_unconfirmed',
    'lens_version_changed',
    'registration_missing',
    'licence_missing',
    'measuring_needed',
    'lenses_not_possible',
  ),
}
const changed = { 200: jsonResponse(job, 'the job as it is now'), ...refusals }
const tags = ['Lenses of the back office']
const path = <Rest extends string>(rest: Rest) => `/api/admin/lens-jobs/{jobId}/${rest}` as const

export const lensJobCalls = {
  listLensJobs: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/lens-jobs',
    tags,
    summary: 'The pairs of lenses in a state, oldest first, without any value of a prescription',
    request: { query: z.object({ view: z.enum(LENS_JOB_VIEW_NAMES).default('check') }) },
    responses: {
      200: jsonResponse(
        z.object({ jobs: z.array(row).max(200), counts: z.record(z.enum(LENS_JOB_VIEW_NAMES), z.int()) }),
        'at most 200, and how many each view has',
      ),
      ...refusals,
    },
  }),
  getLensJob: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/lens-jobs/{jobId}',
    tags,
    summary: 'A pair of lenses with its steps, without any value of a prescription',
    request: { params },
    responses: { 200: jsonResponse(job, 'the job'), ...refusals },
  }),
  getLensJobPrescription: adminCall('prescriptions.view', {
    method: 'get',
    path: path('prescription'),
    tags,
    summary: 'What the lenses are made from: every version, questions and measurements. Each reading is logged',
    request: {
      params,
      query: z.object({ purpose: z.enum(['review', 'job_ticket', 'quality_check']).default('review') }),
    },
    responses: { 200: jsonResponse(jobPrescription, 'the values'), ...refusals },
  }),
  getLensJobPaper: adminCall('prescriptions.view', {
    method: 'get',
    path: path('papers/{paperId}'),
    tags,
    summary: 'A photo of the paper. Each look is logged',
    request: { params: params.extend({ paperId: z.uuid() }) },
    responses: {
      200: { description: 'the photo', content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } } },
      ...refusals,
    },
  }),
  saveLensJobValues: adminCall('prescriptions.edit', {
    method: 'post',
    path: path('values'),
    tags,
    summary:
      'Adds a version: what an optician read from the paper or measured. An approval is refused until it is renewed',
    request: { params, body: jsonBody(values) },
    responses: changed,
  }),
  approveLensJob: adminCall('prescriptions.approve', {
    method: 'post',
    path: path('approval'),
    tags,
    summary: 'Approves this very version, with the name and the register number of whoever is signed in',
    request: { params, body: jsonBody(approve) },
    responses: changed,
  }),
  revokeLensApproval: adminCall('prescriptions.approve', {
    method: 'post',
    path: path('revocation'),
    tags,
    summary: 'Takes an approval back while nothing is cut; the pair is checked again',
    request: { params, body: jsonBody(z.strictObject(seen)) },
    responses: changed,
  }),
  refuseLensJob: adminCall('prescriptions.approve', {
    method: 'post',
    path: path('refusal'),
    tags,
    summary: 'Refuses to make the pair, and writes to the customer',
    request: { params, body: jsonBody(z.strictObject({ ...seen, reason: text.min(1) })) },
    responses: changed,
  }),
  measureLensJob: adminCall('prescriptions.approve', {
    method: 'post',
    path: path('measuring'),
    tags,
    summary: 'Asks the customer to be measured in a store',
    request: { params, body: jsonBody(z.strictObject(seen)) },
    responses: changed,
  }),
  askCustomer: adminCall('prescriptions.approve', {
    method: 'post',
    path: path('questions'),
    tags,
    summary: 'Sends the customer a link to a question; the e-mail itself says nothing of it',
    request: { params, body: jsonBody(z.strictObject({ ...seen, text: text.min(1) })) },
    responses: changed,
  }),
  takeWorkshopStep: adminCall('prescriptions.view', {
    method: 'post',
    path: path('steps'),
    tags,
    summary: 'A step of the workshop, or the hand-over of a pair that was made again',
    request: { params, body: jsonBody(z.strictObject({ ...seen, to: z.enum([...WORKSHOP_STEPS, 'done']) })) },
    responses: changed,
  }),
  checkLenses: adminCall('prescriptions.view', {
    method: 'post',
    path: path('checks'),
    tags,
    summary: 'Compares the finished pair with what was ordered: it is ready, or is made again',
    request: { params, body: jsonBody(check) },
    responses: changed,
  }),
  remakeLenses: adminCall('prescriptions.edit', {
    method: 'post',
    path: path('remake'),
    tags,
    summary: 'Makes the pair again from the same version, after a new approval',
    request: { params, body: jsonBody(z.strictObject({ ...seen, reason: z.enum(REMAKE_REASONS) })) },
    responses: { ...changed, 200: jsonResponse(job, 'the new job') },
  }),
}
