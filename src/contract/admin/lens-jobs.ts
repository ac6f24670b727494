import { z } from '@hono/zod-openapi'
import { LENS_JOB_VIEW_NAMES, REMAKE_REASONS, WORKSHOP_STEPS } from '../../domain/lens-job.ts'
import { idInPath } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { lensJob, lensJobRow } from './lens-job.ts'
import { jobPrescription, jobText, jobValues, lensApproval, lensCheck, seenJob } from './lens-job-forms.ts'

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
const changed = { 200: jsonResponse(lensJob, 'the job as it is now'), ...refusals }
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
        z.object({ jobs: z.array(lensJobRow).max(200), counts: z.record(z.enum(LENS_JOB_VIEW_NAMES), z.int()) }),
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
    responses: { 200: jsonResponse(lensJob, 'the job'), ...refusals },
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
    request: { params, body: jsonBody(jobValues) },
    responses: changed,
  }),
  approveLensJob: adminCall('prescriptions.approve', {
    method: 'post',
    path: path('approval'),
    tags,
    summary: 'Approves this very version, with the name and the register number of whoever is signed in',
    request: { params, body: jsonBody(lensApproval) },
    responses: changed,
  }),
  revokeLensApproval: adminCall('prescriptions.approve', {
    method: 'post',
    path: path('revocation'),
    tags,
    summary: 'Takes an approval back while nothing is cut; the pair is checked again',
    request: { params, body: jsonBody(z.strictObject(seenJob)) },
    responses: changed,
  }),
  refuseLensJob: adminCall('prescriptions.approve', {
    method: 'post',
    path: path('refusal'),
    tags,
    summary: 'Refuses to make the pair, and writes to the customer',
    request: { params, body: jsonBody(z.strictObject({ ...seenJob, reason: jobText.min(1) })) },
    responses: changed,
  }),
  measureLensJob: adminCall('prescriptions.approve', {
    method: 'post',
    path: path('measuring'),
    tags,
    summary: 'Asks the customer to be measured in a store',
    request: { params, body: jsonBody(z.strictObject(seenJob)) },
    responses: changed,
  }),
  askCustomer: adminCall('prescriptions.approve', {
    method: 'post',
    path: path('questions'),
    tags,
    summary: 'Sends the customer a link to a question; the e-mail itself says nothing of it',
    request: { params, body: jsonBody(z.strictObject({ ...seenJob, text: jobText.min(1) })) },
    responses: changed,
  }),
  takeWorkshopStep: adminCall('prescriptions.view', {
    method: 'post',
    path: path('steps'),
    tags,
    summary: 'A step of the workshop, or the hand-over of a pair that was made again',
    request: { params, body: jsonBody(z.strictObject({ ...seenJob, to: z.enum([...WORKSHOP_STEPS, 'done']) })) },
    responses: changed,
  }),
  checkLenses: adminCall('prescriptions.view', {
    method: 'post',
    path: path('checks'),
    tags,
    summary: 'Compares the finished pair with what was ordered: it is ready, or is made again',
    request: { params, body: jsonBody(lensCheck) },
    responses: changed,
  }),
  remakeLenses: adminCall('prescriptions.edit', {
    method: 'post',
    path: path('remake'),
    tags,
    summary: 'Makes the pair again from the same version, after a new approval',
    request: { params, body: jsonBody(z.strictObject({ ...seenJob, reason: z.enum(REMAKE_REASONS) })) },
    responses: { ...changed, 200: jsonResponse(lensJob, 'the new job') },
  }),
}
